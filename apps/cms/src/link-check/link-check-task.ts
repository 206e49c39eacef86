import type { TaskConfig } from "payload";
import { checkLinks } from "./check-links.ts";

/** The queue of the check. It has its own, because the check can take minutes and planned publishing must not wait. */
export const linkCheckQueue = "links";

/** Checks all links every night at 3:10 by the clock of the machine (RT-29). */
export const linkCheckTask: TaskConfig<{ input: object; output: object }> = {
  slug: "check-links",
  schedule: [{ cron: "0 10 3 * * *", queue: linkCheckQueue }],
  handler: async ({ req }) => ({ output: await checkLinks(req.payload) }),
};
