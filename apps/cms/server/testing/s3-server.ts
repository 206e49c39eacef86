import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../../../scripts/parts/ports.ts";

/** A store that speaks S3 (s3rver), in a process of its own, with one empty bucket. */
export interface S3Server {
  /** The settings of the backend that name it. */
  env: Record<string, string>;
  kill: () => Promise<void>;
  /** Starts it again with the same files. */
  start: () => Promise<void>;
  /** Stops it and removes its files. */
  end: () => Promise<void>;
}

const bucket = "miqyas-media";

export async function startS3Server(): Promise<S3Server> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), "s3-"));
  const program = path.join(
    path.dirname(createRequire(import.meta.url).resolve("s3rver/package.json")),
    "bin/s3rver.js",
  );
  const url = `http://127.0.0.1:${port}`;
  let kill = () => Promise.resolve();

  async function start(): Promise<void> {
    const options = ["-d", folder, "-a", "127.0.0.1", "-p", String(port), "--silent"];
    const child = spawn(
      process.execPath,
      ["--no-deprecation", program, ...options, "--configure-bucket", bucket],
      {
        stdio: "ignore",
      },
    );
    let isRunning = true;
    const ended = new Promise<void>((resolve) => child.once("exit", () => ((isRunning = false), resolve())));
    kill = async () => {
      child.kill("SIGKILL");
      await ended;
    };
    for (let answers = false; !answers;) {
      if (!isRunning) throw new Error("the S3 server ended before it answered");
      answers = await fetch(url).then(
        () => true,
        () => false,
      );
      if (!answers) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  await start();
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      // The keys that s3rver knows.
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    start,
    kill: () => kill(),
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
