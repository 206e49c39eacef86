import type { IncomingMessage } from "node:http";

/** Why a body was not read: too large (413) or too slow (408). */
export class BodyRefused extends Error {
  readonly status: 408 | 413;
  constructor(status: 408 | 413) {
    super(status === 413 ? "The body is too large" : "The body came too slowly");
    this.status = status;
  }
}

/** Longest time for a whole body to arrive, ms (L7). */
const timeout = 10_000;

/** The body of a request of at most `limit` bytes. Throws `BodyRefused`. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new BodyRefused(413);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => end(() => reject(new BodyRefused(408))), timeout);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) end(() => reject(new BodyRefused(413)));
      else chunks.push(chunk);
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      request.off("data", take);
      settle();
    };
    request.on("data", take);
    request.once("end", () => end(() => resolve(Buffer.concat(chunks))));
    request.once("error", (error) => end(() => reject(error)));
    request.once("close", () => end(() => reject(new Error("The visitor left"))));
  });
}
