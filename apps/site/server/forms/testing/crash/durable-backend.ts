import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { contactMessage } from "@miqyas/contract";
import * as v from "valibot";
import type { StoredMessage } from "./judge-load.ts";

export interface DurableBackendOptions {
  file: string;
  secret: string;
  /** Share of the messages that are acknowledged once without being stored, as after a failed COMMIT. */
  forgets: number;
  /** Share of the calls that are answered with 503. */
  fails: number;
}

/** Opens the table of stored messages. */
function openTable(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS messages (
      key TEXT NOT NULL, body TEXT NOT NULL, received_at TEXT NOT NULL, quarantine TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS messages_key ON messages (key);
    CREATE TABLE IF NOT EXISTS forgotten (key TEXT PRIMARY KEY) STRICT;
  `);
  return db;
}

const storedRow = v.object({
  key: v.string(),
  body: v.pipe(v.string(), v.parseJson(), contactMessage),
});

/** All messages that the backend stored, read from its file. */
export function listDurableMessages(file: string): StoredMessage[] {
  const db = openTable(file);
  try {
    return v.parse(v.array(storedRow), db.prepare("SELECT key, body FROM messages").all());
  } finally {
    db.close();
  }
}

/** A backend of the two form calls. It keeps one row per key over a crash, and fails as its options say. */
export function createDurableBackend({ file, secret, forgets, fails }: DurableBackendOptions): Server {
  const db = openTable(file);
  const known = db.prepare("SELECT 1 FROM messages WHERE key = ?");
  const forget = db.prepare("INSERT OR IGNORE INTO forgotten VALUES (?)");
  const store = db.prepare("INSERT INTO messages VALUES (?, ?, ?, ?)");

  const isSigned = ({ headers }: IncomingMessage, body: string) => {
    const text = [headers["x-miqyas-timestamp"], headers["x-miqyas-received-at"], body].join("\n");
    const signature = createHmac("sha256", secret).update(text).digest("hex");
    return headers["x-miqyas-signature"] === `sha256=${signature}`;
  };

  function answer(request: IncomingMessage, body: string): number {
    const { headers } = request;
    const key = String(headers["idempotency-key"]);
    if (!isSigned(request, body)) return 401;
    if (Math.random() < fails) return 503;
    if (known.get(key)) return 201;
    const unlucky = createHash("sha256").update(key).digest().readUInt32BE() / 2 ** 32 < forgets;
    if (unlucky && forget.run(key).changes === 1) return 201;
    store.run(
      key,
      body,
      String(headers["x-miqyas-received-at"]),
      headers["x-miqyas-quarantine"]?.toString() ?? null,
    );
    return 201;
  }

  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const status = answer(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ success: status < 300, message: "answer of the backend" }));
    });
  });
}
