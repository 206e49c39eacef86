import type { FastifyReply, FastifyRequest } from "fastify";
import { answerJson } from "@miqyas/http/answer";
import type { Lifecycle } from "@miqyas/http/graceful-stop";
import { productVersion } from "@miqyas/http/product-version";
import type { PageCache } from "./pages/cache/page-cache.ts";

export interface HealthOptions {
  pages: Pick<PageCache, "status">;
  /** More about this process for `/readyz`: the gauges of the submission queue. */
  details: () => Record<string, unknown>;
  lifecycle: Lifecycle;
  secure: boolean;
}

/** The probes of supervisors and load balancers. */
export function createHealth({ pages, details, lifecycle, secure }: HealthOptions) {
  return {
    /** `/healthz`: the process answers, with the version of its code. */
    alive: (_request: FastifyRequest, reply: FastifyReply) =>
      answerJson(reply, 200, { status: "ok", version: productVersion }, { secure }),

    /** `/readyz`: 200 until the process stops. Without the backend it is `degraded`, still ready (F1). */
    ready(_request: FastifyRequest, reply: FastifyReply) {
      lifecycle.probedAt = performance.now();
      const { stopping } = lifecycle;
      return answerJson(reply, stopping ? 503 : 200, { ...pages.status, stopping, ...details() }, { secure });
    },
  };
}
