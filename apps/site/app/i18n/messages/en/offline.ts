/** The page of the worker for an address that it has not kept (NET-4). */
export const offline = {
  title: "There is no connection",
  text: "This page is not on your device. Please try again once you are connected.",
  again: "Try again",
  kept: "You can read these pages now:",
};
