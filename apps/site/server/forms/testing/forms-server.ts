import { createLifecycle } from "@miqyas/http/graceful-stop";
import { createHttpApp } from "@miqyas/http/http-app";
import { listenOn } from "@miqyas/http/testing/http";
import { addRoutes } from "../../router.ts";
import type { Handler } from "@miqyas/http/routes";
import { canonicalTarget } from "../form-targets.ts";
import { createForms } from "../forms.ts";
import type { Forms, FormsOptions } from "../forms.ts";

export interface FormsServerOptions extends FormsOptions {
  /** Addresses or ranges whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
}

export interface FormsServer {
  url: string;
  port: number;
  forms: Forms;
  close(): Promise<void>;
}

const nothing: Handler = (_request, reply) => reply.code(404).send();

/** The site's routes with the forms alone. Every other route answers 404. */
export async function startFormsServer(options: FormsServerOptions, port = 0): Promise<FormsServer> {
  const forms = createForms(options);
  const app = createHttpApp({
    trustedProxies: options.trustedProxies,
    lifecycle: createLifecycle(),
    rewriteTarget: canonicalTarget,
  });
  addRoutes(app, {
    ...{ secure: false, filePaths: [], forms },
    health: { alive: nothing, ready: nothing },
    assets: { addresses: [], answer: nothing, worker: nothing },
    seoFiles: { answer: nothing },
    proxy: { call: nothing, file: nothing },
    newsletterLinks: { form: nothing, confirm: nothing, unsubscribe: nothing },
    ...{ contentSignal: nothing, cspReport: nothing, usage: nothing, preview: nothing, pages: nothing },
    answered: () => undefined,
    failed: (_error, _request, reply) => void reply.code(500).send(),
  });
  const listening = await listenOn(app, port);
  return {
    ...{ url: listening.url, port: listening.port, forms },
    async close() {
      await listening.close();
      await forms.close();
    },
  };
}
