import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createLifecycle } from "../server/graceful-stop.ts";
import { createHttpApp } from "../server/http-app.ts";
import { listenOn } from "./http.ts";
import type { Listening } from "./http.ts";

/** An app that answers every request with one handler. */
export function createTestApp(
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  trustedProxies: readonly string[] = [],
): FastifyInstance {
  const lifecycle = createLifecycle();
  const app = createHttpApp({ trustedProxies, lifecycle });
  app.all("*", handler);
  return app;
}

/** Starts such an app on a free port of the loopback interface. */
export const serve = (...parts: Parameters<typeof createTestApp>): Promise<Listening> =>
  listenOn(createTestApp(...parts));
