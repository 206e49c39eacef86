import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A form call that the backend received. */
export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How the backend answers a call: a status, a 200 with a text, `drop` (cuts the connection) or `hang` (never answers). */
export type Manner = number | { text: string } | "drop" | "hang";

/** A backend in this process that answers as the test says and keeps the calls. */
export async function startStubBackend(manner: (call: ReceivedCall, count: number) => Manner = () => 201) {
  const calls: ReceivedCall[] = [];
  let answerWith = manner;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call = {
        path: (request.url ?? "").split("?")[0] ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      const way = answerWith(call, calls.length);
      if (way === "hang") return;
      if (way === "drop") return void request.socket.destroy();
      if (typeof way === "object") return void response.end(way.text);
      response.writeHead(way, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ success: way < 300, message: "answer of the backend" }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    keys: () => calls.map(({ headers }) => headers["idempotency-key"]),
    answer: (next: typeof manner) => void (answerWith = next),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type StubBackend = Awaited<ReturnType<typeof startStubBackend>>;
