import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { readMail } from "./read-mail.ts";
import type { ReceivedMail } from "./read-mail.ts";

/** A mail that the sink accepted. */
export interface SunkMail extends ReceivedMail {
  from: string;
  recipients: string[];
}

/** Returns a reply instead of "250 OK". `drop` closes the connection. */
export type Manner = (line: string) => string | undefined;

/** A mail server for a test on this machine. It stores accepted mails, and fails on request. */
export interface SmtpSink {
  url: string;
  mails: SunkMail[];
  /** Number of connections so far. */
  connections(): number;
  /** Sets the replies to later commands: `RCPT TO:<…>`, and `.` for the end of a mail. */
  behave(manner: Manner): void;
  close(): Promise<void>;
}

export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  let count = 0;
  let manner: Manner = () => undefined;

  function serve(socket: Socket): void {
    count += 1;
    let buffer = "";
    let envelope = { from: "", recipients: [] as string[] };
    let body: string[] | undefined;
    const reply = (line: string, otherwise: string): boolean => {
      const answer = manner(line) ?? otherwise;
      if (answer === "drop") socket.destroy();
      else socket.write(`${answer}\r\n`);
      return answer.startsWith("2") || answer.startsWith("3");
    };
    function take(line: string): void {
      const [command = ""] = line.toUpperCase().split(/[ :]/);
      const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
      if (command === "EHLO") reply(line, "250-sink\r\n250 8BITMIME");
      else if (command === "MAIL") {
        if (reply(line, "250 OK")) envelope = { from: address, recipients: [] };
      } else if (command === "RCPT") {
        if (reply(line, "250 OK")) envelope.recipients.push(address);
      } else if (command === "DATA") {
        if (reply(line, "354 Go on")) body = [];
      } else if (command === "QUIT") socket.end("221 Bye\r\n");
      else reply(line, "250 OK");
    }
    function takeText(line: string): void {
      if (line !== ".") return void body?.push(line.startsWith(".") ? line.slice(1) : line);
      const text = (body ?? []).join("\r\n");
      body = undefined;
      if (reply(".", "250 Taken")) mails.push({ ...envelope, ...readMail(text) });
    }
    socket.setEncoding("latin1").on("error", () => undefined);
    socket.on("data", (chunk: string) => {
      const lines = (buffer + chunk).split("\r\n");
      buffer = lines.pop() ?? "";
      for (const line of lines)
        if (body) takeText(line);
        else take(line);
    });
    reply("", "220 sink");
  }

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    serve(socket);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    connections: () => count,
    behave: (next) => void (manner = next),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
