const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits of mail (R13): per address one mail in 24 hours and three in 30 days, and 200 mails per hour in
 * total. Each kind has its own share of the hour, so a flood of subscriptions delays no mail to staff. Times
 * in ms.
 */
export const mailLimits = {
  confirmation: {
    hourly: 150,
    /** Waits after the first mail to an address, and after each later one. */
    secondAfter: day,
    laterAfter: 15 * day,
    /** The first mail is a mail sent within this time of the address's arrival. */
    firstWithin: day,
  },
  message: {
    hourly: 50,
    /** Messages older than this are not announced. */
    newFor: 7 * day,
  },
} as const;

/** Times of the mailer, ms: when it looks for due mails, and how long it pauses after a failure. */
export const mailPace = {
  every: 10_000,
  firstPause: 5_000,
  longestPause: 15 * minute,
  /** How long a mail waits that the server put off. A mail to one address waits twice as long each further time. */
  deferredFor: 15 * minute,
  longestDeferral: day,
  /** An address whose mail has been put off for this long counts as refused (RFC 5321 §4.5.4.1: 4 to 5 days). */
  givenUpAfter: 5 * day,
  /** After this number of refusals in a row of one kind of mail, that kind pauses. */
  refusalsBeforePause: 3,
};
export type MailPace = typeof mailPace;
