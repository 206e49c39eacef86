import { createHash } from "node:crypto";
import { locales, playerOrigins } from "@miqyas/contract";
import * as v from "valibot";
import type { Rendered } from "../page.ts";

/** A page on disk. */
export interface Snapshot {
  key: string;
  /** When its content was last known to be right, ms. */
  at: number;
  /** The build and the settings that it was rendered with. */
  build: string;
  rendered: Rendered;
}

const heading = "miqyas-page 1";

const meta = v.object({
  key: v.pipe(v.string(), v.regex(/^(?:en|ar)\//)),
  at: v.pipe(v.number(), v.minValue(0)),
  build: v.string(),
  status: v.picklist([200, 404, 410]),
  locale: v.picklist(locales),
  hashes: v.array(v.pipe(v.string(), v.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/))),
  embed: v.nullable(v.picklist(Object.values(playerOrigins))),
  framed: v.optional(v.boolean(), false),
  calls: v.array(v.pipe(v.string(), v.regex(/^[\w*-]+$/))),
});

const checksum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url");

/** The bytes of a snapshot: a line with the checksum of the rest, a line of facts, the page. */
export function encodeSnapshot({ key, at, build, rendered }: Snapshot): Buffer {
  const { html, missing: _complete, location: _none, ...facts } = rendered;
  const content = Buffer.concat([Buffer.from(`${JSON.stringify({ key, at, build, ...facts })}\n`), html]);
  return Buffer.concat([Buffer.from(`${heading} ${checksum(content)}\n`), content]);
}

/** The snapshot in a file's bytes. Throws when they are not exactly what `encodeSnapshot` wrote. */
export function decodeSnapshot(bytes: Buffer): Snapshot {
  const [first, content] = splitLine(bytes);
  if (first !== `${heading} ${checksum(content)}`) throw new Error("not a snapshot, or not a whole one");
  const [second, html] = splitLine(content);
  const { key, at, build, ...facts } = v.parse(meta, JSON.parse(second));
  return { key, at, build, rendered: { ...facts, html, missing: "nothing", location: null } };
}

function splitLine(bytes: Buffer): [line: string, rest: Buffer] {
  const end = bytes.indexOf(10);
  if (end < 0) throw new Error("not a snapshot");
  return [bytes.toString("utf8", 0, end), bytes.subarray(end + 1)];
}
