import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { createBoundedServer } from "../listen.ts";

/** A server of a test, on a free port of this machine. */
export interface TestServer {
  port: number;
  url: string;
  /** Sends bytes as they are, and resolves with everything that came back until the connection ended. */
  sendRaw(bytes: string): Promise<string>;
  stop(): Promise<void>;
}

export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createBoundedServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    sendRaw: (bytes) =>
      new Promise((resolve) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
        socket.on("data", (chunk) => (received += chunk.toString("latin1")));
        socket.on("error", () => undefined);
        socket.on("close", () => resolve(received));
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
