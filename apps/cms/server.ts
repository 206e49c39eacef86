import { agencyZone } from "@miqyas/contract";
import { env as environment } from "node:process";

/** Starts the backend: `node server.ts` on the build, `node server.ts --dev` with reload. */
const dev = process.argv.includes("--dev");
// Set first, because Next, Payload and React choose by it what they load.
Object.assign(environment, { NODE_ENV: environment.NODE_ENV || (dev ? "development" : "production") });
// Screens that Next makes show the same times as those that the browsers of staff make.
environment.TZ = agencyZone;

try {
  const { startCms } = await import("./server/start-cms.ts");
  await startCms({ dev });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`✗ The backend did not start: ${reason.split(/\s*\n\s*/).join(" ")}\n`);
  process.exit(1);
}
