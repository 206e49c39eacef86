import { onTestFinished } from "vitest";
import { startFormsServer } from "./forms-server.ts";
import type { FormsServerOptions } from "./forms-server.ts";
import { createRecordingLog } from "./recording-log.ts";
import { makeScratchFolder } from "./scratch-folder.ts";
import { startStubBackend } from "./stub-backend.ts";
import { showStatus } from "./show-status.ts";

export const contactPath = "/api/v1/contact-us-messages";
export const newsletterPath = "/api/v1/newsletter/subscribe";

export const message = {
  name: "Maya Issa",
  email: "maya@sanabel.example",
  message: "Two pack sizes in Homs and Latakia.",
  phone: "+963 944 555 018",
};

/** The forms over HTTP for one test, with a backend that accepts everything. */
export async function serveForms(options: Partial<FormsServerOptions> = {}) {
  const backend = await startStubBackend();
  const { log, lines, events } = createRecordingLog();
  const server = await startFormsServer({
    ...{ dataDir: makeScratchFolder(), backendUrl: backend.url, secret: "for-tests-only", log },
    ...{
      trustedProxies: [],
      showAnswer: showStatus,
      confirmAfter: null,
      delays: { first: 1, longest: 20 },
    },
    ...options,
  });
  onTestFinished(async () => {
    await server.close();
    await backend.close();
  });

  /** Posts JSON like the site's form. `headers` replace the form's. */
  async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Miqyas-Form": "8400;", ...headers },
      body:
        typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: readJson(text) };
  }

  /** Posts a form like a browser without JavaScript. */
  async function postPlain(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(fields),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  return { ...server, backend, lines, events, post, postPlain };
}

interface Answer {
  success?: boolean;
  message?: string;
  errors?: Record<string, string>;
  data?: { reference?: string; challenge?: string };
}

function readJson(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
