import { answerJson } from "@miqyas/http/answer";
import type { Lifecycle } from "@miqyas/http/graceful-stop";
import { productVersion } from "@miqyas/http/product-version";
import type { Unready } from "./readiness.ts";
import type { Handler } from "@miqyas/http/routes";

export interface HealthOptions {
  lifecycle: Lifecycle;
  /** Finds why requests cannot be served; undefined when they can. */
  findFault: () => Promise<Unready | undefined>;
  secure: boolean;
}

/** The endpoints for supervisors and load balancers. */
export function createHealth({
  lifecycle,
  findFault,
  secure,
}: HealthOptions): Record<"alive" | "ready", Handler> {
  return {
    /**
     * `/healthz`: the event loop answers, with the version of its code. It checks nothing else: an outage elsewhere is no reason for a
     * restart.
     */
    alive: (_request, reply) => answerJson(reply, 200, { status: "ok", version: productVersion }, { secure }),

    /** `/readyz`: 200 when requests can be served, else 503 with the reason. */
    async ready(_request, reply) {
      lifecycle.probedAt = performance.now();
      const fault = lifecycle.stopping ? "stopping" : await findFault();
      if (!fault) return answerJson(reply, 200, { status: "ready" }, { secure });
      const body = { status: "not ready", fault };
      return answerJson(reply, 503, body, { secure, headers: { "Retry-After": "2" } });
    },
  };
}
