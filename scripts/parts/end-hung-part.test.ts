import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endHungPart } from "./end-hung-part.ts";
import { whenEnded } from "./keep-running.ts";
import { findFreePort } from "./ports.ts";

/** A server that answers `/health` after some ms, and hangs for ever after `/hang`. */
const program = `
import { createServer } from "node:http";
const [port, slowness] = process.argv.slice(2).map(Number);
createServer((request, response) => {
  if (request.url === "/hang") for (;;);
  setTimeout(() => response.writeHead(503).end(), slowness);
}).listen(port, "127.0.0.1", () => console.log("listening"));
`;

async function startServer(slowness: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-hung-"));
  const file = path.join(folder, "server.mjs");
  writeFileSync(file, program);
  const port = await findFreePort();
  const child = spawn(process.execPath, [file, String(port), String(slowness)]);
  const ended = whenEnded(child);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  });
  await new Promise((done) => child.stdout.once("data", done));
  const lines: string[] = [];
  const answered = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  const looks = { every: 20, timeout: 200, misses: 3 };
  const watching = endHungPart(
    "The site",
    { pid: child.pid, ended },
    `http://127.0.0.1:${port}/health`,
    looks,
    (line) => lines.push(line),
  );
  return { child, ended, answered, watching, lines };
}

test("F3 a server that answers no more is killed, and told of", async () => {
  const { ended, answered, watching, lines } = await startServer(0);
  expect(await answered("/health")).toBe(503);
  void answered("/hang").catch(() => undefined);
  expect(await ended).toBe("SIGKILL");
  await watching;
  expect(lines).toEqual(["✗ The site has not answered for 0.6 s. It is ended."]);
});

test("F3 a server that has not answered yet is starting, and one that has ended is watched no more", async () => {
  const { child, ended, answered, watching, lines } = await startServer(1000);
  // Longer than the time after which a hung server is killed.
  expect(await answered("/health")).toBe(503);
  child.kill();
  expect(await ended).toBe("SIGTERM");
  await watching;
  expect(lines).toEqual([]);
});
