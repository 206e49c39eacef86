import type { ServerResponse } from "node:http";
import { answerJson } from "./answer.ts";
import type { PageCache } from "./page-cache.ts";

/** Whether this process is going on or ending. */
export interface Lifecycle {
  stopping: boolean;
  /** Last time a load balancer asked whether this process is ready, and last request of any kind; `performance.now()`. */
  probedAt: number;
  requestedAt: number;
}

export interface HealthOptions {
  pages: Pick<PageCache, "status">;
  /** More about this process for `/readyz`: the inbox's gauges. */
  details?: () => Record<string, unknown>;
  lifecycle: Lifecycle;
  secure: boolean;
}

/** `/healthz`: the event loop turns. */
export const answerHealth = (response: ServerResponse, { secure }: HealthOptions): void =>
  answerJson(response, 200, { status: "ok" }, { secure });

/** `/readyz`: 200 as long as this process serves. The backend being away makes it `degraded`, never unready (F1). */
export function answerReadiness(response: ServerResponse, options: HealthOptions): void {
  const { pages, details, lifecycle, secure } = options;
  lifecycle.probedAt = performance.now();
  const status = lifecycle.stopping ? 503 : 200;
  answerJson(response, status, { ...pages.status, stopping: lifecycle.stopping, ...details?.() }, { secure });
}
