import path from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerEmpty } from "@miqyas/http/answer";
import { addBuildFiles, listAddresses, unservedName } from "@miqyas/http/build-files";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { splitTarget } from "@miqyas/http/request-target";
import { fileHeaders } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";
import type { OlderBuilds } from "./older-builds.ts";

/** The files of the build: `/assets/*` and those beside it, such as the favicon. */
export interface Assets {
  addresses: readonly string[];
  /** Answers a request for the file at an address, with 404 when there is none. */
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

export interface AssetOptions {
  /** Folder of the build's files. */
  folder: string;
  olderBuilds: OlderBuilds;
  secure: boolean;
  report: (error: unknown) => void;
}

/** Whether a name is one of a build's files with an address. */
const isFileName = (name: string) => /^[\w-][\w.-]*$/.test(name) && !unservedName.test(name);

/**
 * Serves the build's files with the copies that the build compressed. Files of earlier builds answer at `/assets/*` too.
 * Copies the files of this build for later ones in the background.
 */
export async function createAssets(app: FastifyInstance, options: AssetOptions): Promise<Assets> {
  const { folder, olderBuilds, secure, report } = options;
  const built = path.join(folder, "assets");
  const addresses = listAddresses(folder);
  const known = new Set(addresses);
  await addBuildFiles(app, [built, olderBuilds.folder], (file, address) =>
    assetHeaders(file, address, secure),
  );
  olderBuilds.add(built).catch(report);

  return {
    addresses,
    answer(request, reply) {
      const address = splitTarget(request.originalUrl).pathname;
      const [, name = ""] = /^\/assets\/(.+)$/.exec(address) ?? [];
      if (isFileName(name)) return reply.sendFile(name);
      return known.has(address) ? reply.sendFile(address.slice(1), folder) : answerEmpty(reply, 404);
    },
  };
}

/** Headers of a file of the build. A script has no security policy of its own, because it would bind a worker. */
export function assetHeaders(file: string, address: string, secure: boolean): Headers {
  const { "Content-Security-Policy": policy = "", ...headers } = fileHeaders(secure);
  return {
    ...headers,
    // Readers of the feed and other sites show the pictures that pages announce for sharing.
    ...(file.endsWith(".png") && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    "Cache-Control": address.startsWith("/assets/") ? cachePolicies.hashedFile : cachePolicies.namedFile,
    ...(!/\.m?js(?:\.br|\.gz)?$/.test(file) && { "Content-Security-Policy": policy }),
    Vary: "Accept-Encoding",
  };
}
