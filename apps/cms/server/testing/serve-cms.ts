import { createLifecycle } from "@miqyas/http/graceful-stop";
import { listenOn, sendRaw } from "@miqyas/http/testing/http";
import { createCmsApp } from "../cms-app.ts";
import { createHealth } from "../health.ts";
import type { Unready } from "../readiness.ts";
import { addRoutes } from "../router.ts";
import type { RouterOptions } from "../router.ts";
import type { Handler } from "@miqyas/http/routes";

/** A server of a test, on a free port of this machine. */
export interface TestServer {
  port: number;
  url: string;
  /** Sends bytes unchanged. Resolves with all bytes received until the connection closes. */
  sendRaw(bytes: string): Promise<string>;
  stop(): Promise<void>;
}

export interface TestParts extends Partial<Omit<RouterOptions, "health">> {
  trustedProxies?: readonly string[];
  stopping?: boolean;
  fault?: Unready;
}

const nothing: Handler = (_request, reply) => reply.send();

/** Serves the routes of the backend. Handlers that a test does not provide answer nothing. */
export async function serveCms({
  trustedProxies = [],
  stopping = false,
  fault,
  ...parts
}: TestParts): Promise<TestServer> {
  const lifecycle = { ...createLifecycle(), stopping };
  const app = createCmsApp(lifecycle, trustedProxies);
  addRoutes(app, {
    health: createHealth({ lifecycle, findFault: () => Promise.resolve(fault), secure: false }),
    media: nothing,
    reads: nothing,
    usage: nothing,
    forms: { contact: nothing, newsletter: nothing, confirm: nothing, unsubscribe: nothing },
    adminFiles: nothing,
    admin: nothing,
    isOpen: () => true,
    log: { record: () => undefined, fail: () => undefined },
    ...parts,
  });
  const { port, url, close } = await listenOn(app);
  return { port, url, sendRaw: (bytes) => sendRaw(port, bytes), stop: close };
}
