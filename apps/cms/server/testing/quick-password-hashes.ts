import crypto from "node:crypto";

/*
 * Loaded with `--import` by unit tests with a database and by the processes that they start: one iteration instead of
 * Payload's 600,000 for the hash of a password. The hashes took a quarter of the processor time of these tests.
 */

/** Iterations of PBKDF2 with SHA-256 that the OWASP Password Storage Cheat Sheet asks for. Earlier hashes had 25,000. */
const fewest = 600_000;

const { pbkdf2 } = crypto;

crypto.pbkdf2 = (password, salt, iterations, length, digest, done) => {
  if (iterations < fewest) throw new Error(`A password needs ${fewest} iterations, not ${iterations}`);
  pbkdf2(password, salt, 1, length, digest, done);
};
