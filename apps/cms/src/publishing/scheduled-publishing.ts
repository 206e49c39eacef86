import type { JobsConfig } from "payload";
import { nobody } from "../access/roles.ts";
import { processState } from "../process-state.ts";
import { linkCheckQueue, linkCheckTask } from "../link-check/link-check-task.ts";

/**
 * Publishes scheduled changes within a minute of their time, and checks links at night. Of several processes only the one
 * that has the turn runs and plans jobs, because Payload takes jobs without a lock. Nobody can read or run jobs through REST.
 */
export const scheduledPublishing: JobsConfig = {
  tasks: [linkCheckTask],
  autoRun: [
    { cron: "* * * * *", limit: 20, disableScheduling: true },
    { cron: "*/10 * * * *", queue: linkCheckQueue, limit: 1, disableScheduling: true },
  ],
  shouldAutoRun: async ({ jobs }) => {
    if (processState.hasTurn) await jobs.handleSchedules({ allQueues: true });
    return processState.hasTurn;
  },
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
