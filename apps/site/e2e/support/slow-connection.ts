import { request as send } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";

/** The beginning of a document's body that arrives in pieces, bytes: more than the first screen needs. */
const slowBytes = 24_000;
const piece = { bytes: 1000, pause: 25 };

/**
 * The site at `siteUrl` behind a slow connection: the body of a document arrives in pieces, with time to paint between
 * them. Everything else passes as it is, but for the port in the policy.
 */
export async function startSlowConnection(siteUrl: string): Promise<Listening> {
  const { hostname, port } = new URL(siteUrl);
  const connection = await listen((request, response) => {
    const isDocument = request.headers["sec-fetch-dest"] === "document";
    const headers = { ...request.headers, ...(isDocument && { "accept-encoding": "identity" }) };
    const passed = send({ hostname, port, path: request.url, method: request.method, headers });
    passed.once("response", (answer: IncomingMessage) => {
      const policy = String(answer.headers["content-security-policy"]).replaceAll(
        `:${port}/`,
        `:${connection.port}/`,
      );
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, "content-security-policy": policy });
      if (isDocument) void writeSlowly(answer, response);
      else answer.pipe(response);
    });
    passed.once("error", () => response.destroy());
    request.pipe(passed);
  });
  return connection;
}

async function writeSlowly(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const document = await buffer(answer);
  const body = document.indexOf("<body");
  response.write(document.subarray(0, body));
  for (let at = body; at < body + slowBytes; at += piece.bytes) {
    response.write(document.subarray(at, at + piece.bytes));
    await pause(piece.pause);
  }
  response.end(document.subarray(body + slowBytes));
}
