import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "@miqyas/http/graceful-stop";
import { createHttpApp } from "@miqyas/http/http-app";
import { isPlainPath } from "@miqyas/http/request-target";

/**
 * The HTTP app of the CMS without its routes. Filters of the admin's lists stand in the address, uploads take long
 * and their pictures are worked on for long. A path that two servers could read in two ways is refused (B10, B13).
 * Throws when a trusted proxy is neither an address nor a range.
 */
export const createCmsApp = (lifecycle: Lifecycle, trustedProxies: readonly string[]): FastifyInstance =>
  createHttpApp({
    trustedProxies,
    lifecycle,
    longestTarget: 8_192,
    allowsPath: (path) => path === "/" || isPlainPath(path),
    times: { request: 120_000, stalled: 120_000 },
    // The router would decode paths: `/%61dmin` is not `/admin`.
    rewriteTarget: (_method, url) => url.replaceAll("%", "%25"),
  });
