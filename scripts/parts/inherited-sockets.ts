import { Failure } from "./failure.ts";

/** Descriptors of sockets that listen already. */
export interface InheritedSockets {
  site: number;
  cms: number;
}

/**
 * The sockets that systemd opened for this process (sd_listen_fds(3), `ops/systemd/miqyas.socket`): the site's, then the
 * backend's. Null without them: the servers then open their ports themselves. Connections wait in such a socket while no
 * server runs, so that a restart refuses nobody.
 */
export function readInheritedSockets(
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>> = process.env,
  pid = process.pid,
): InheritedSockets | null {
  if (LISTEN_PID !== String(pid)) return null;
  if (LISTEN_FDS !== "2")
    throw new Failure(
      `The socket unit gives ${LISTEN_FDS ?? "no"} sockets: the site's and the backend's are needed`,
    );
  return { site: 3, cms: 4 };
}
