import { readFileSync } from "node:fs";

const headLength = 32;
const frameHeadLength = 24;
const pageSize = 4096;

/** First bytes of a write-ahead log, in both byte orders: https://sqlite.org/fileformat2.html#the_write_ahead_log */
const magics = [0x377f0682, 0x377f0683];

/**
 * The number of frames in a write-ahead log up to the last commit since its last reset; their checksums are not
 * compared. `null` for a log with an invalid head. SQLite reads up to the first wrong checksum and does not report the
 * rest.
 */
export function countCommittedFrames(file: string): number | null {
  let log: Buffer;
  try {
    log = readFileSync(`${file}-wal`);
  } catch {
    return 0;
  }
  if (log.length < headLength + frameHeadLength + pageSize) return 0;
  if (!magics.includes(log.readUInt32BE(0))) return null;
  const salts = log.subarray(16, 24);
  let committed = 0;
  for (let frame = 1; ; frame++) {
    const at = headLength + (frame - 1) * (frameHeadLength + pageSize);
    if (at + frameHeadLength + pageSize > log.length) return committed;
    if (!log.subarray(at + 8, at + 16).equals(salts)) return committed;
    if (log.readUInt32BE(at + 4) !== 0) committed = frame;
  }
}
