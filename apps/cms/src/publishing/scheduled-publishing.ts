import type { JobsConfig } from "payload";
import { nobody } from "../access/roles.ts";
import { linkCheckQueue, linkCheckTask } from "../link-check/link-check-task.ts";

/** Publishes scheduled changes within a minute of their time, and checks links at night. Nobody can read or run jobs through REST. */
export const scheduledPublishing: JobsConfig = {
  tasks: [linkCheckTask],
  autoRun: [
    { cron: "* * * * *", limit: 20 },
    { cron: "*/10 * * * *", queue: linkCheckQueue, limit: 1 },
  ],
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
