import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findPlace, requireCluster, sharedCluster } from "./postgres-place.ts";
import { removePostgres } from "./postgres.ts";

let dataDir: string;
let own: string;
let shared: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "miqyas-place-"));
  own = path.join(dataDir, "postgres");
  shared = path.join(sharedCluster(dataDir), "postgres");
});
afterEach(() => {
  vi.restoreAllMocks();
  removePostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const account = { uid: 12_345, gid: 12_345 };

function makeCluster(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "PG_VERSION"), "18\n");
}

test("a data folder without a cluster, or with remains of one, has no database", () => {
  mkdirSync(own);
  mkdirSync(path.dirname(shared), { recursive: true });
  expect(() => requireCluster(dataDir)).toThrow(`${dataDir} (DATA_DIR) has no database: npm start makes one`);
  makeCluster(own);
  expect(() => requireCluster(dataDir)).not.toThrow();
});

test("the cluster of another account is neither used nor replaced", () => {
  makeCluster(own);
  vi.spyOn(process, "getuid").mockReturnValue(statSync(own).uid + 1);
  expect(() => findPlace(dataDir)).toThrow(`The database ${own} belongs to another account: `);
});

describe.runIf(process.getuid?.() === 0)("for root", () => {
  function makeOwned(folder: string): void {
    makeCluster(folder);
    chownSync(folder, account.uid, account.gid);
  }

  test("a new cluster is in the data folder, or outside where its account cannot enter that", () => {
    expect(findPlace(dataDir).cluster).toBe(shared);
    chmodSync(dataDir, 0o711);
    expect(findPlace(dataDir).cluster).toBe(own);
    expect(existsSync(path.dirname(shared))).toBe(false);
  });

  test("a cluster of a folder that was closed is never replaced by an empty one outside", () => {
    makeOwned(own);
    expect(() => findPlace(dataDir)).toThrow(`cannot enter ${dataDir}: chmod o+x ${dataDir}`);
    chmodSync(dataDir, 0o711);
    expect(findPlace(dataDir)).toMatchObject({ cluster: own, account });
  });

  test("PostgreSQL runs as the owner of its cluster, who may enter a folder that is closed to others", () => {
    makeOwned(own);
    chownSync(dataDir, account.uid, account.gid);
    expect(findPlace(dataDir)).toMatchObject({ cluster: own, account });
  });

  test("a cluster outside stays in use when the data folder is opened", () => {
    makeOwned(shared);
    chmodSync(dataDir, 0o711);
    expect(findPlace(dataDir)).toMatchObject({ cluster: shared, account });
    makeOwned(own);
    expect(() => findPlace(dataDir)).toThrow(
      `There are two databases for ${dataDir}: ${own} and ${shared}. Move the one`,
    );
  });

  test("a cluster that root owns is refused with how to give it to PostgreSQL's account", () => {
    makeCluster(own);
    chmodSync(dataDir, 0o711);
    expect(() => findPlace(dataDir)).toThrow(/chown -R \d+:\d+ .*postgres$/);
  });
});
