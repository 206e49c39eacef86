import type { JobsConfig, Payload } from "payload";
import { nobody } from "../access/roles.ts";
import { processState } from "../process-state.ts";
import { linkCheckQueue, linkCheckTask } from "../link-check/link-check-task.ts";
import { runPlan } from "./run-plan.ts";

const retries = { attempts: 6, backoff: { type: "exponential", delay: 30_000 } };

let planning: Promise<unknown> | undefined;

/** Plans the link check when its time has come, once at a time: two plans at once would each find none, and queue it twice. */
const planOnce = (jobs: Payload["jobs"]): Promise<unknown> =>
  (planning ??= jobs.handleSchedules({ allQueues: true }).finally(() => (planning = undefined)));

/**
 * Publishes scheduled changes within a minute of their time, and checks links at night. Of several processes only the one
 * that has the turn runs and plans jobs, because Payload takes jobs without a lock. Nobody can read or run jobs through REST.
 */
export const scheduledPublishing: JobsConfig = {
  tasks: [linkCheckTask],
  processingOrder: "waitUntil",
  autoRun: [
    { cron: "* * * * *", limit: 20, disableScheduling: true },
    { cron: "*/10 * * * *", queue: linkCheckQueue, limit: 1, disableScheduling: true },
  ],
  shouldAutoRun: async ({ jobs }) => {
    if (processState.hasTurn) await planOnce(jobs);
    return processState.hasTurn;
  },
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};

/**
 * Closes Payload's record of when it last planned each task (B17). Its rules let everybody with a session write there, and so
 * stop the link check. The configuration cannot reach it.
 */
export function closeJobStats({ globals }: Payload): void {
  const stats = globals.config.find(({ slug }) => slug === "payload-jobs-stats");
  if (stats) Object.assign(stats.access, { read: nobody, update: nobody });
}

/**
 * Replaces Payload's own task of a planned publish, and lets it outlast a fault of half an hour. Jobs run one after the other:
 * several overdue plans of one entry end with the last. A run that fails, because the database does, leaves jobs that Payload
 * never takes again: they are freed. Payload has no setting for any of these.
 */
export function ownPlannedPublishing({ config, jobs }: Payload): void {
  const { run } = jobs;
  jobs.run = (options) =>
    run({ ...options, sequential: true }).catch((error: unknown) => {
      processState.mayHoldInterruptedJobs = true;
      throw error;
    });
  const task = config.jobs.tasks?.find(({ slug }) => slug === "schedulePublish");
  if (task) Object.assign(task, { handler: runPlan, retries });
}
