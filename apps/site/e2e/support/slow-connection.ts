import { request as send } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";

/** The pieces of a document's body that arrive one by one: more than the first screen needs. */
const slowPieces = 24;
/** Milliseconds. */
const pause = 25;
/** At least 1,000 characters, to the end of a tag: a number that grows in Arabic text moves its own first digits. */
const piece = /.{1,1000}[^>]*>?/gs;

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
  const document = await text(answer);
  const body = document.indexOf("<body");
  response.write(document.slice(0, body));
  const pieces = document.slice(body).match(piece) ?? [];
  for (const one of pieces.splice(0, slowPieces)) {
    response.write(one);
    await wait(pause);
  }
  response.end(pieces.join(""));
}
