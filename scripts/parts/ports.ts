import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { Failure } from "./failure.ts";

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const { port: bound } = server.address() as AddressInfo;
      server.close(() => resolve(bound));
    });
  });
}

/** Throws a `Failure` unless the port can be listened on. */
export async function requireFreePort(port: number, what: string, variable: string): Promise<void> {
  try {
    await listen(port);
  } catch {
    throw new Failure(
      `Port ${port} for ${what} is in use. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`,
    );
  }
}

/** A port that nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  return listen(0);
}
