import type { FastifyInstance } from "fastify";
import { addBuildFiles, listAddresses } from "@miqyas/http/build-files";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { splitTarget } from "@miqyas/http/request-target";
import type { Handler } from "@miqyas/http/routes";
import { staffHeaders } from "./admin-headers.ts";

/** Address of the files that Next builds for browsers. */
const base = "/_next/static";

export interface AdminFilesOptions {
  /** Folder of these files. It is missing in development, when Next answers every address. */
  folder: string;
  /** Answers every other address. */
  otherwise: Handler;
}

/** Serves the scripts, styles and fonts of the admin, with the copies that the build compressed (`next.config.ts`). */
export async function createAdminFiles(
  app: FastifyInstance,
  { folder, otherwise }: AdminFilesOptions,
): Promise<Handler> {
  const known = new Set(listAddresses(folder));
  const headers = { ...staffHeaders, "Cache-Control": cachePolicies.hashedFile, Vary: "Accept-Encoding" };
  await addBuildFiles(app, [folder], () => headers);
  return (request, reply) => {
    const address = splitTarget(request.originalUrl).pathname.slice(base.length);
    return known.has(address) ? reply.sendFile(address.slice(1)) : otherwise(request, reply);
  };
}
