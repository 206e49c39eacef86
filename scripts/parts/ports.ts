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

/** No system takes a port from here for an outgoing connection: Linux begins at 32768, others at 49152. */
const quietPorts = { from: 15_000, to: 32_000 };

/** A port that nobody listens on at this moment, and that stays free while its server is started again. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(quietPorts.from, quietPorts.to);
    if (await isFree(port)) return port;
  }
  throw new Failure("No free port was found.");
}
