import type { JobsConfig } from "payload";
import { nobody } from "../access/roles.ts";

/** Publishes scheduled changes within a minute of their time. Nobody can read or run jobs through REST. */
export const scheduledPublishing: JobsConfig = {
  autoRun: [{ cron: "* * * * *", limit: 20 }],
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
