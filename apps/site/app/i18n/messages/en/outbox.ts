/** Messages that wait on the visitor's device (CON-11). */
export const outbox = {
  heading: "Messages on this device",
  waiting_one: "{{count}} message is kept on this device and will be delivered automatically.",
  waiting_other: "{{count}} messages are kept on this device and will be delivered automatically.",
  parked_one: "{{count}} message could not be accepted. Its text is kept here:",
  parked_other: "{{count}} messages could not be accepted. Their texts are kept here:",
  delivered_one: "Your message has been delivered.",
  delivered_other: "{{count}} messages of yours have been delivered.",
  retry: "Send now",
  sending: "Sending...",
  discard: "Discard",
  discardForGood: "Discard for good",
  keep: "Keep",
  close: "Close",
  subscription: "Newsletter: {{email}}",
};
