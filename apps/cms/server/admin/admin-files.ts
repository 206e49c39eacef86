import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { splitTarget } from "@miqyas/http/request-target";
import type { Handler } from "@miqyas/http/routes";
import { staffHeaders } from "./admin-headers.ts";

/** Address of the files that Next builds for browsers. */
const base = "/_next/static/";

export interface AdminFilesOptions {
  /** Folder of these files. It is missing in development. */
  folder: string;
  /** Answers every other address. */
  otherwise: Handler;
}

/** Serves the scripts, styles and fonts of the admin, with the copies that the build compressed (`next.config.ts`). */
export async function createAdminFiles(
  app: FastifyInstance,
  { folder, otherwise }: AdminFilesOptions,
): Promise<Handler> {
  const files = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
          (file) => !/\.(?:br|gz)$/.test(file),
        )
      : [],
  );
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // In development the folder is missing.
    suppressWarning: true,
    setHeaders: (reply) => {
      reply.headers({
        ...staffHeaders,
        "Cache-Control": cachePolicies.hashedFile,
        Vary: "Accept-Encoding",
      });
    },
  });
  return (request, reply) => {
    const file = path.normalize(splitTarget(request.originalUrl).pathname.slice(base.length));
    return files.has(file) ? reply.sendFile(file) : otherwise(request, reply);
  };
}
