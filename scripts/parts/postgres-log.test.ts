import { expect, test } from "vitest";
import { readLogLine } from "./postgres-log.ts";

const isForOperator = (line: string) => readLogLine(line).isForOperator;

test.each([
  '53100 ERROR:  could not extend file "base/16384/2619": No space left on device',
  "XX001 ERROR:  invalid page in block 0 of relation base/16384/2619",
  "53300 FATAL:  sorry, too many clients already",
  "42501 PANIC:  could not open file: Permission denied",
  "00000 LOG:  client backend (PID 4711) was terminated by signal 9: Killed",
  "00000 LOG:  database system was not properly shut down; automatic recovery in progress",
])("R24 the operator reads what PostgreSQL says of its disk, its files and a crash: %s", (line) => {
  expect(isForOperator(line)).toBe(true);
});

test.each([
  '22P02 ERROR:  invalid input syntax for type integer: "visitor@one.example"',
  '23505 ERROR:  duplicate key value violates unique constraint "subscribers_email"',
  "00000 DETAIL:  Failed process was running: INSERT INTO contact_messages VALUES ('visitor@one.example')",
  "53100 STATEMENT:  INSERT INTO contact_messages VALUES ('visitor@one.example')",
  "\tXX000 ERROR:  visitor@one.example",
  "P0001 ERROR:  visitor@one.example",
  "57P01 FATAL:  terminating connection due to administrator command",
  "57P03 FATAL:  the database system is starting up",
  "00000 LOG:  database system is ready to accept connections",
  "visitor@one.example",
])("S4 no line of a visitor's text, nor of an ordinary day, is passed on: %s", (line) => {
  expect(isForOperator(line)).toBe(false);
});
