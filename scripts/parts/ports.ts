import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { Failure } from "./failure.ts";

/** Whether nobody listens on a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Throws a `Failure` unless the port can be listened on. */
export async function requireFreePort(port: number, what: string, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Failure(
    `Port ${port} for ${what} is in use. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`,
  );
}

/** Ports below the range of outgoing connections, which begins at 32768 on Linux and at 49152 elsewhere. */
const quietPorts = { from: 15_000, to: 32_000 };

/** Each process takes ports from a block of its own. Only processes whose ids differ by a multiple of 170 share one. */
const blockSize = 100;
const block = quietPorts.from + blockSize * (process.pid % ((quietPorts.to - quietPorts.from) / blockSize));
let taken = randomInt(blockSize);

/** A free port. It stays free while its server restarts, and no other call gets it soon. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < blockSize; tries++) {
    const port = block + (taken++ % blockSize);
    if (await isFree(port)) return port;
  }
  throw new Failure("No free port was found.");
}
