/**
 * The steps of the schema. `PRAGMA user_version` counts the applied ones. A released step never changes.
 *
 * Stored names stay, because running sites have rows with them. The states of a row:
 * - `waiting`: the backend does not have the message yet
 * - `delivered`: the backend has it, and has not confirmed it yet
 * - `settled`: the backend has confirmed it. The text is deleted, the answer for a repeated request stays
 * - `parked`: a dead letter. The backend refused it for good
 *
 * `pepper` is the key of the fingerprints.
 */
export const migrations = [
  `
  CREATE TABLE secret (pepper BLOB NOT NULL) STRICT;
  INSERT INTO secret VALUES (randomblob(32));

  CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'newsletter')),
    key TEXT NOT NULL UNIQUE,
    fingerprint BLOB NOT NULL,
    mailbox BLOB NOT NULL,
    proof TEXT UNIQUE,
    locale TEXT NOT NULL CHECK (locale IN ('en', 'ar')),
    quarantine TEXT,
    body TEXT,
    answer TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'settled', 'parked')),
    received_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    failure TEXT,
    delivered_at INTEGER,
    backend_answer TEXT,
    CHECK (body IS NOT NULL OR state = 'settled')
  ) STRICT;

  CREATE INDEX submissions_waiting ON submissions (kind, id) WHERE state = 'waiting';
  CREATE INDEX submissions_delivered ON submissions (due_at) WHERE state = 'delivered';
  CREATE INDEX submissions_parked ON submissions (id) WHERE state = 'parked';
  CREATE INDEX submissions_settled ON submissions (received_at) WHERE state = 'settled';
  CREATE INDEX submissions_fingerprint ON submissions (fingerprint, received_at);
  CREATE INDEX submissions_mailbox ON submissions (mailbox, received_at);
  `,
  // A message may have waited on the visitor's device.
  "ALTER TABLE submissions ADD COLUMN written_at INTEGER",
];

/**
 * Indexes that came after the release of the tables, made at each opening. They are no step of the schema: the release before
 * opens the file with them, so going back stays possible.
 */
export const indexes =
  "CREATE INDEX IF NOT EXISTS submissions_due ON submissions (kind, due_at) WHERE state = 'waiting'";
