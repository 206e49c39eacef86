import type { IncomingMessage } from "node:http";

/** A body that was not taken, with the status that says why. */
export class BodyRefused extends Error {
  readonly status: 408 | 413;

  constructor(status: 408 | 413) {
    super(status === 413 ? "the body is too large" : "the body came too slowly");
    this.status = status;
  }
}

/** Reads a body of at most `limit` bytes within `timeout` ms. Throws `BodyRefused`, or the error of the socket. */
export function readBody(
  request: IncomingMessage,
  { limit, timeout }: { limit: number; timeout: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => finish(() => reject(new BodyRefused(408))), timeout);
    function finish(settle: () => void) {
      clearTimeout(timer);
      request.off("data", take).off("end", end).off("error", fail).off("close", fail);
      settle();
    }
    function take(chunk: Buffer) {
      size += chunk.length;
      if (size > limit) finish(() => reject(new BodyRefused(413)));
      else chunks.push(chunk);
    }
    const end = () => finish(() => resolve(Buffer.concat(chunks)));
    const fail = (error?: Error) => finish(() => reject(error ?? new Error("the client went away")));
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      finish(() => reject(new BodyRefused(413)));
      return;
    }
    request.on("data", take).on("end", end).on("error", fail).on("close", fail);
  });
}
