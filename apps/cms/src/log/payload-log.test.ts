import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { payloadLog } from "./payload-log.ts";

function linesOf(say: (logger: pino.Logger) => void): object[] {
  const lines: object[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as object);
      done();
    },
  });
  say(pino(payloadLog.options, destination));
  return lines;
}

test("Payload's lines are JSON like the server's, and name nobody (S4)", () => {
  const canary = "layla@mill.example.sy";
  const failure = Object.assign(new Error(`Key (email)=(${canary}) already exists.`), { code: "23505" });
  const lines = linesOf((logger) => {
    logger.info(`Mail to <${canary}> was sent`);
    logger.error(failure);
    logger.error({ err: failure, msg: `Failed for ${canary}`, doc: { email: canary }, attempts: 2 });
    logger.warn({ err: failure }, `And for ${canary}`);
    logger.error({ event: "media_left", error: failure });
  });
  expect(JSON.stringify(lines)).not.toMatch(/layla|mill\.example/);
  const error = expect.objectContaining({ kind: "Error", code: "23505" }) as object;
  expect(lines).toMatchObject([
    { level: "info", service: "cms", event: "payload", msg: "Mail to <…@…> was sent" },
    { level: "error", event: "payload_error", error },
    { level: "error", msg: "Failed for …@…", error, attempts: 2 },
    { level: "warn", msg: "And for …@…", error },
    { level: "error", event: "media_left", error },
  ]);
});
