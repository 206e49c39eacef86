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
  /** When all of them are subscriptions to the newsletter. */
  subscriptions: {
    waiting_one: "Your newsletter subscription is kept on this device and will be sent automatically.",
    waiting_other:
      "{{count}} newsletter subscriptions are kept on this device and will be sent automatically.",
    parked_one: "A newsletter subscription could not be accepted. Its address is kept here:",
    parked_other: "{{count}} newsletter subscriptions could not be accepted. Their addresses are kept here:",
    delivered_one: "Your newsletter subscription has been delivered.",
    delivered_other: "{{count}} newsletter subscriptions of yours have been delivered.",
  },
  subscription: "Newsletter: {{email}}",
};
