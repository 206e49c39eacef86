const busy = {
  title: "Please wait a minute",
  text: "Many requests have just come from your network. Your link still works: please press the button again in a minute.",
};

/** The pages that the links of the newsletter's mails open (NEWS-3, B20, B21). */
export const newsletterLinks = {
  home: "Back to home",
  confirm: {
    button: "Confirm subscription",
    onward: "Subscribe again",
    ask: {
      title: "Confirm your subscription",
      text: "Press the button to receive the {{agency}} newsletter.",
    },
    done: {
      title: "Your subscription is confirmed",
      text: "Thank you. You will receive our next newsletter. Every issue has an unsubscribe link.",
    },
    already: { title: "This subscription is already confirmed", text: "There is nothing more to do." },
    invalid: {
      title: "This link no longer works",
      text: "Each link works once, within 48 hours. Perhaps part of the link is missing. You can subscribe again.",
    },
    busy,
    away: {
      title: "Your subscription could not be confirmed",
      text: "The problem is on our side. Your link still works: please press the button again in a minute.",
    },
  },
  unsubscribe: {
    button: "Unsubscribe",
    onward: "Write to us",
    ask: {
      title: "Unsubscribe from the newsletter",
      text: "Press the button to stop receiving our newsletter.",
    },
    done: {
      title: "You have been unsubscribed",
      text: "You will receive no more newsletters. You can subscribe again at any time.",
    },
    already: { title: "You have been unsubscribed", text: "You will receive no more newsletters." },
    invalid: {
      title: "This link does not work",
      text: "Part of it may be missing, or your address is no longer on our list. If you still receive our newsletter, write to us.",
    },
    busy,
    away: {
      title: "You could not be unsubscribed",
      text: "The problem is on our side. Your link still works: please press the button again in a minute.",
    },
  },
};
