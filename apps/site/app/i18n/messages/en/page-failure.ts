/** The message of a page whose own code fails, inside the frame and on the fallback error page (ERR-17). */
export const pageFailure = {
  heading: "Something went wrong on our side",
  advice: "The page could not be displayed. Reloading it usually helps.",
  home: "Back to home",
  contact: "Contact Us",
};
