/** Texts of answers to forms, in the JSON of both servers and on the site's pages. Both languages have the same keys. */
export const englishFormMessages = {
  /** The form is stored (CON-9, NEWS-3). */
  stored: {
    contact: "Your message has been sent successfully! We will contact you soon.",
    newsletter: "Successfully subscribed!",
  },
  /** The form is not stored (CON-10, NEWS-8). */
  failed: {
    contact: "An error occurred while sending the message. Please try again.",
    newsletter: "The subscription could not be saved. Please try again.",
  },
  /** Why the form was refused. */
  problems: {
    invalid: "Please check the marked fields.",
    foreignOrigin: "Forms can only be sent from this site. Please reload the page and send it again.",
    unreadable: "The form could not be read. Please send it again.",
    tooLarge: "The message is too long. Please shorten it and send it again.",
    tooSlow: "The message took too long to arrive. Please send it again.",
    tooMany: "Many forms have just come from your network. Please send yours again in a few minutes.",
    tooManyOfMailbox:
      "This e-mail address was used several times within the last hour. Please try again later, or contact us directly.",
  },
  /** Faults of a field: it is empty, invalid, or longer than `contactLimits` allow. */
  faults: {
    contact: {
      missing: {
        name: "Please enter your name.",
        email: "Please enter your e-mail address, so that we can reply.",
        phone: "Please enter your phone number.",
        message: "Please enter your message.",
      },
      wrong: {
        name: "Please check your name.",
        email: "This does not look like a complete e-mail address. Write it like this: name@company.com.",
        phone: "Please check the phone number.",
        message: "Please check your message.",
      },
      tooLong: {
        name: "Please keep the name to 200 characters or fewer.",
        email: "Please keep the e-mail address to 320 characters or fewer.",
        phone: "Please check the phone number and keep it to 40 characters or fewer.",
        message: "Please keep the message to 10,000 characters or fewer.",
      },
    },
    newsletter: {
      missing: { email: "Please enter a value in the email field" },
      wrong: { email: "This does not look like a complete e-mail address. Please check it." },
      tooLong: { email: "Please keep the e-mail address to 320 characters or fewer." },
    },
  },
} as const;

/** Refusals that only a calling program can cause. No page of the site shows them. */
export const englishFormCallMessages = {
  method: "Please send forms to this address with POST.",
  mediaType: "Please send JSON in UTF-8.",
  badKey: "Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.",
  keyReused: "This Idempotency-Key belongs to another message. Please use a new one.",
  inFlight: "This message is being saved. Please try again in a second.",
  proofNeeded: "Many messages have come from your network. Please wait a moment and send yours again.",
} as const;
