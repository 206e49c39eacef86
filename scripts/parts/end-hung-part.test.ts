import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endHungPart } from "./end-hung-part.ts";
import { whenEnded } from "./keep-running.ts";
import { findFreePort } from "./ports.ts";

/** A server that answers `/health` after some ms, tells how often it was asked, and hangs for ever after `/hang`. */
const program = `
import { createServer } from "node:http";
const [port, slowness] = process.argv.slice(2).map(Number);
let looks = 0;
createServer((request, response) => {
  if (request.url === "/hang") for (;;);
  if (request.url === "/looks") return response.end(String(looks));
  looks += 1;
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
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  const looks = { every: 20, timeout: 200, misses: 3, missesAtStart: 5 };
  const watching = endHungPart(
    "The site",
    { pid: child.pid, ended },
    `http://127.0.0.1:${port}/health`,
    looks,
    (line) => lines.push(line),
  );
  return { child, ended, ask, watching, lines };
}

test("F3 a server that answers no more is killed, and told of", async () => {
  const { ended, ask, watching, lines } = await startServer(0);
  await expect.poll(async () => Number(await ask("/looks"))).toBeGreaterThan(1);
  void ask("/hang").catch(() => undefined);
  expect(await ended).toBe("SIGKILL");
  await watching;
  expect(lines).toEqual(["✗ The site has not answered for 0.6 s. It is ended."]);
});

test("F3 a server that hangs before its first answer is killed as well, later", async () => {
  const { ended, watching, lines } = await startServer(1e6);
  expect(await ended).toBe("SIGKILL");
  await watching;
  expect(lines).toEqual(["✗ The site has not answered for 1 s. It is ended."]);
});

test("F3 a server that is ending is watched no more", async () => {
  const { child, ended, watching, lines } = await startServer(0);
  child.kill();
  expect(await ended).toBe("SIGTERM");
  await watching;
  expect(lines).toEqual([]);
});
