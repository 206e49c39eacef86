import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { libpqEnvironment } from "./libpq-environment.ts";

const own = { NODE_ENV: "test" } as const;
const read = (query: string, environment = {}) => {
  const { PGSSLMODE, PGSSLROOTCERT, PGSSLCERT, PGSSLKEY } = libpqEnvironment(
    `postgres://miqyas:a%20word@db.example.com/miqyas${query}`,
    { ...own, ...environment },
  );
  return { mode: PGSSLMODE, roots: PGSSLROOTCERT, certificate: PGSSLCERT, key: PGSSLKEY };
};

test("R24 pg_dump opens the address of a database that the driver opens", () => {
  expect(libpqEnvironment("postgres://a%40b:c%2Fd@db.example.com:5433/my%20base", own)).toEqual({
    ...{ ...own, PGHOST: "db.example.com", PGPORT: "5433" },
    ...{ PGUSER: "a@b", PGPASSWORD: "c/d", PGDATABASE: "my base", PGSSLMODE: "prefer" },
  });
  const public_ = existsSync("/etc/ssl/certs/ca-certificates.crt")
    ? "/etc/ssl/certs/ca-certificates.crt"
    : "system";
  const nothing = { certificate: undefined, key: undefined };
  expect(read("?sslmode=verify-full")).toEqual({ mode: "verify-full", roots: public_, ...nothing });
  expect(read("?sslmode=verify-full", { PGSSLROOTCERT: "/own.pem" }).roots).toBe("/own.pem");
  expect(read("?sslmode=no-verify")).toEqual({ mode: "require", roots: undefined, ...nothing });
  expect(read("?sslmode=verify-ca&sslrootcert=/a.pem&sslcert=/b.pem&sslkey=/c.pem")).toEqual({
    ...{ mode: "verify-ca", roots: "/a.pem", certificate: "/b.pem", key: "/c.pem" },
  });
});
