/** Messages that wait on the visitor's device (CON-11). */
export const outbox = {
  heading: "Messages on this device",
  waiting_one: "{{count}} message is kept on this device and will be delivered automatically.",
  waiting_other: "{{count}} messages are kept on this device and will be delivered automatically.",
  parked: "Could not be accepted: {{count}}. The text is kept here:",
  delivered_one: "Your message has been delivered.",
  delivered_other: "{{count}} messages of yours have been delivered.",
  retry: "Send now",
  sending: "Sending...",
  discard: "Discard",
  discardForGood: "Discard for good",
  keep: "Keep",
  close: "Close",
  /** When all of them are for the newsletter, however many. */
  newsletter: {
    waiting: "Your subscription is kept on this device and will be delivered automatically.",
    delivered: "Your subscription has been delivered.",
  },
  subscription: "Newsletter: {{email}}",
};
