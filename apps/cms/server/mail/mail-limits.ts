const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How much mail there may be (R13): one to an address in 24 hours, three in 30 days, 200 in an hour
 * in all. The two kinds have separate shares of the hour, so that a flood of subscriptions keeps no message from
 * the staff. Times in ms.
 */
export const mailLimits = {
  confirmation: {
    hourly: 150,
    /** Wait after the first mail to an address, and after every later one. */
    secondAfter: day,
    laterAfter: 15 * day,
    /** The first mail is the one sent within this time of the address's arrival. */
    firstWithin: day,
  },
  message: {
    hourly: 50,
    /** Messages that came earlier are not announced any more. */
    newFor: 7 * day,
  },
} as const;

/** When the mailer looks for work, and when it leaves a server alone that failed, ms. */
export const mailPace = {
  every: 10_000,
  firstPause: 5_000,
  longestPause: 15 * minute,
  /** A mail that the server refused, while it takes others, waits this long. */
  asideFor: 15 * minute,
  /** So many refusals one after the other mean that the server refuses everything. */
  patience: 3,
};
export type MailPace = typeof mailPace;
