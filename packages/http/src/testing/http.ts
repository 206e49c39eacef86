import { createServer, request } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** A server of a test on a free port of the loopback interface. */
export interface Listening {
  server: Server;
  port: number;
  url: string;
  close: () => Promise<void>;
}

export async function listen(handler: RequestListener | Server): Promise<Listening> {
  const server = typeof handler === "function" ? createServer(handler) : handler;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { server, port, url: `http://127.0.0.1:${port}`, close };
}

/** Starts an app on a free port of the loopback interface. */
export async function listenOn(app: FastifyInstance, port = 0): Promise<Listening> {
  const url = await app.listen({ port, host: "127.0.0.1" });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  return { server: app.server, port: Number(new URL(url).port), url, close };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends one request with exactly this path. `fetch` would normalize the path. */
export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options;
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: bytes, text: bytes.toString() });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends bytes unchanged. Resolves with all bytes received until the connection closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}
