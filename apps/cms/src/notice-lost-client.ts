import type pg from "pg";

/** 10 s without a sign of the client, then 3 probes 5 s apart; 25 s for what it does not acknowledge. */
const settings = [
  "tcp_keepalives_idle = 10",
  "tcp_keepalives_interval = 5",
  "tcp_keepalives_count = 3",
  "tcp_user_timeout = 25000",
];

/**
 * Lets PostgreSQL end this session within half a minute when the client's machine is gone without a sign, and free its locks.
 * By the system's own settings that takes two hours. A server on a system without these settings refuses them.
 */
export async function noticeLostClient(client: pg.ClientBase): Promise<void> {
  await client.query(settings.map((setting) => `SET ${setting}`).join("; ")).catch(() => undefined);
}
