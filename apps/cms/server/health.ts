import type { ServerResponse } from "node:http";
import { sendJson } from "./send.ts";
import type { Unready } from "./readiness.ts";

/** `/healthz`: the event loop answers. It looks at nothing else, so that no outage elsewhere has us restarted. */
export const answerHealth = (response: ServerResponse): void =>
  sendJson(response, 200, JSON.stringify({ status: "ok" }));

/** `/readyz`: 200 when requests can be served, else 503 and why not. */
export async function answerReadiness(
  response: ServerResponse,
  findFault: () => Promise<Unready | undefined>,
): Promise<void> {
  const fault = await findFault();
  if (!fault) sendJson(response, 200, JSON.stringify({ status: "ready" }));
  else sendJson(response, 503, JSON.stringify({ status: "not ready", fault }), ["Retry-After", "2"]);
}
