import type { JobsConfig } from "payload";
import { nobody } from "../access/roles.ts";

/** Publishes what an editor planned, within a minute of the time set. Nobody reads or runs jobs through REST. */
export const scheduledPublishing: JobsConfig = {
  autoRun: [{ cron: "* * * * *", limit: 20 }],
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
