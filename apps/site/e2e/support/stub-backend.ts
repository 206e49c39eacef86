import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isLocale } from "@miqyas/contract";
import { answerFixture, optionalFixtures, requiredFixtures } from "@miqyas/contract/fixtures";

/** A request that the backend received. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
  /** Time of arrival by `performance.now()`, ms. */
  at: number;
}

/** A fault of a call. Without `times` it lasts until `reset`. */
export interface Fault {
  /** Number of requests with the fault, from the first on. */
  times?: number;
  /** Delay before the answer, ms. */
  delay?: number;
  /** Answer with this status and `{success:false}`. */
  status?: number;
  headers?: Record<string, string>;
  /** Answer 200 with this body: malformed, empty, or of another shape. */
  body?: unknown;
  /** Cut the connection. */
  drop?: boolean;
  /** Never answer. */
  hang?: boolean;
}

type Answer = (query: URLSearchParams) => unknown;

/** A backend that answers with the contract's fixtures, has faults on request and records its requests. */
export interface StubBackend {
  url: string;
  /** Requests of calls, without those of files. */
  requests: RecordedRequest[];
  /** Requests of one call, by its path under `/api/v1`. */
  requestsOf(path: string): RecordedRequest[];
  /** Gives a fault to a call (`/our-services`) or to all (`*`). */
  fail(path: string, fault: Fault): void;
  /** Answers a call with these data instead of the fixture's, or with a function's result for its query; 404 for `undefined`. */
  answer(path: string, data: unknown): void;
  /** Offers only the calls of the specification, without the optional ones. */
  requiredOnly(): void;
  reset(): void;
  close(): Promise<void>;
}

/** Requests that the browser made for a call, without those of the site's server. */
export const fromBrowser = (stub: StubBackend, path: string) =>
  stub.requestsOf(path).filter(({ headers }) => headers["x-forwarded-for"] !== undefined);

/** The film of the fixture's hero. */
const film = new URL(
  "../../../cms/sample-content/content/home-page/rows-of-pale-stone-slide-out-of-a-basalt-wall.mp4",
  import.meta.url,
);

export async function startStubBackend(port = 0): Promise<StubBackend> {
  const requests: RecordedRequest[] = [];
  const faults = new Map<string, Fault & { seen: number }>();
  const answers = new Map<string, unknown>();
  let fixtures = { ...requiredFixtures, ...optionalFixtures };

  function takeFault(path: string): Fault | undefined {
    const fault = faults.get(path) ?? faults.get("*");
    if (!fault || (fault.times !== undefined && fault.seen >= fault.times)) return undefined;
    fault.seen++;
    return fault;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stub");
    const path = url.pathname.replace(/^\/api\/v1/, "");
    const body = await readBody(request);
    const { method = "GET", headers } = request;
    const isFile = path.startsWith("/media/");
    if (!isFile)
      requests.push({ method, path, query: url.searchParams, headers, body, at: performance.now() });
    const fault = takeFault(path);
    if (fault?.hang) return;
    if (fault?.delay) await new Promise((done) => setTimeout(done, fault.delay));
    if (fault?.drop) return void request.socket.destroy();
    if (fault?.status)
      return send(response, fault.status, { success: false, message: "Stub fault" }, fault.headers);
    if (fault && "body" in fault) return send(response, 200, fault.body, fault.headers);
    if (path === "/media/hero.mp4") return sendFilm(response);
    if (method === "POST") return send(response, 201, { success: true, message: "Stored", data: {} });
    const lang = url.searchParams.get("lang");
    const given = answers.get(path);
    const data = typeof given === "function" ? (given as Answer)(url.searchParams) : given;
    const answer = answers.has(path)
      ? data !== undefined && { success: true, message: "OK", data }
      : answerFixture(url.pathname, isLocale(lang) ? lang : "en", fixtures);
    send(response, answer ? 200 : 404, answer || { success: false, message: "Not found" });
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    requestsOf: (path) => requests.filter((request) => request.path === path),
    fail: (path, fault) => void faults.set(path, { ...fault, seen: 0 }),
    answer: (path, data) => void answers.set(path, data),
    requiredOnly: () => void (fixtures = { ...requiredFixtures }),
    reset() {
      requests.length = 0;
      faults.clear();
      answers.clear();
      fixtures = { ...requiredFixtures, ...optionalFixtures };
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

async function sendFilm(response: ServerResponse): Promise<void> {
  const bytes = await readFile(film);
  response.writeHead(200, { "content-type": "video/mp4", "content-length": bytes.length });
  response.end(bytes);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
