import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

/**
 * `node hold-sockets.ts SITE_PORT CMS_PORT FOLDER` is what systemd does with `miqyas.socket` and `miqyas.service`: it opens
 * both sockets, starts the release that `FOLDER/current` names with them, and starts it again whenever it ends, until
 * `FOLDER/end` exists. The process id of the running release is in `FOLDER/pid`. It accepts no connection itself, because
 * it never leaves `spawnSync`.
 */
const [site, cms, folder = ""] = process.argv.slice(2);

/** Listens, and returns the number of the new descriptor. */
async function open(port: string | undefined): Promise<number> {
  const before = listSockets();
  await new Promise<void>((done) => createServer().listen(Number(port), "127.0.0.1", done));
  const [opened] = listSockets().filter((fd) => !before.includes(fd));
  if (opened === undefined) throw new Error("No socket was opened");
  return Number(opened);
}

/** Descriptors of this process that are sockets. The one that reads the folder is gone by then. */
function listSockets(): string[] {
  return readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith("socket:");
    } catch {
      return false;
    }
  });
}

const sockets = [await open(site), await open(cms)];
const command = `echo $$ > '${folder}/pid'; export LISTEN_PID=$$ LISTEN_FDS=2
exec node --disable-warning=ExperimentalWarning scripts/start.ts`;
while (!existsSync(path.join(folder, "end")))
  spawnSync("/bin/sh", ["-c", command], {
    cwd: realpathSync(path.join(folder, "current")),
    stdio: ["ignore", "ignore", "inherit", ...sockets],
  });
process.exit();
