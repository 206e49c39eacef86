import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInbox } from "../inbox.ts";
import type { Inbox, InboxOptions } from "../inbox.ts";

export interface InboxServer {
  url: string;
  port: number;
  inbox: Inbox;
  close(): Promise<void>;
}

/** An HTTP server with nothing but the inbox; what is not the inbox's is 404. */
export async function startInboxServer(options: InboxOptions, port = 0): Promise<InboxServer> {
  const inbox = createInbox(options);
  const server = createServer((request, response) => {
    void inbox.handle(request, response).then((handled) => {
      if (!handled) response.writeHead(404, { "Content-Length": 0 }).end();
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    inbox,
    async close() {
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
      await inbox.close();
    },
  };
}
