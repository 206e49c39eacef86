import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** What libpq trusts by itself, and what Debian trusts. */
const certificates = {
  own: path.join(homedir(), ".postgresql/root.crt"),
  system: "/etc/ssl/certs/ca-certificates.crt",
};

/** What verifies a server when nobody names a file. The driver `pg` trusts public authorities by itself, libpq does not. */
function findAuthorities(): string | undefined {
  if (existsSync(certificates.own)) return undefined;
  // The word is known since libpq 16.
  return existsSync(certificates.system) ? certificates.system : "system";
}

/** The environment in which PostgreSQL's programs open a database as the driver `pg` opens this address. */
export function libpqEnvironment(
  url: string,
  environment: Readonly<NodeJS.ProcessEnv> = process.env,
): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const mode = searchParams.get("sslmode") ?? "prefer";
  const find = (name: string, variable: string) => searchParams.get(name) ?? environment[variable];
  return {
    ...environment,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    // A word of the driver: encrypted, from whomever.
    PGSSLMODE: mode === "no-verify" ? "require" : mode,
    PGSSLROOTCERT:
      find("sslrootcert", "PGSSLROOTCERT") ?? (mode.startsWith("verify-") ? findAuthorities() : undefined),
    PGSSLCERT: find("sslcert", "PGSSLCERT"),
    PGSSLKEY: find("sslkey", "PGSSLKEY"),
  };
}
