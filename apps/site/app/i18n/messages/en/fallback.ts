/** The page that the server sends when the app cannot render one (F2). */
export const fallback = {
  title: "This page cannot be displayed right now",
  text: "The problem is on our side. Please try again in a minute.",
  again: "Try again",
  pages: "Main pages",
  unsent: {
    contact: {
      title: "Your message has not been sent yet",
      text: "The problem is on our side. Go back in your browser: what you wrote is still in the form. Please send it again in a minute.",
    },
    newsletter: {
      title: "You are not subscribed yet",
      text: "The problem is on our side. Go back in your browser and subscribe again in a minute.",
    },
  },
  ended: {
    preview: {
      title: "This preview is no longer available",
      text: "Its link has expired or was withdrawn. Please ask the person who sent it for a new one.",
    },
  },
};
