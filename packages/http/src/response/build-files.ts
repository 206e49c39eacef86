import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import send from "@fastify/send";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Headers } from "./security-headers.ts";

// RFC 9239. The name that `@fastify/send` knows is obsolete.
send.mime.define({ "text/javascript": ["js", "mjs"] }, true);

/** Files without an address: compressed copies, source maps and unfinished files. */
export const unservedName = /\.(?:br|gz|map|tmp)$/;

/** Addresses of all files below a folder, without hidden files, source maps and compressed copies. */
export function listAddresses(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((address) => !address.includes("/.") && !unservedName.test(address));
}

/**
 * Adds `reply.sendFile`, which sends files of these folders with the copies that the build compressed. `headersOf` gets the
 * file's path and the address of the request. A missing folder has no files.
 */
export async function addBuildFiles(
  app: FastifyInstance,
  folders: string[],
  headersOf: (file: string, address: string) => Headers,
): Promise<void> {
  await app.register(staticFiles, {
    ...{ root: folders, serve: false, preCompressed: true, cacheControl: false, index: false },
    suppressWarning: true,
    setHeaders(reply, file) {
      reply.headers(headersOf(file, reply.request.originalUrl));
    },
  });
}
