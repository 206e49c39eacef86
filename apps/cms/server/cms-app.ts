import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "@miqyas/http/graceful-stop";
import { createHttpApp } from "@miqyas/http/http-app";
import { isPlainPath } from "@miqyas/http/request-target";

/**
 * The HTTP app of the backend without its routes. Its limits are higher than the site's: the addresses of the
 * admin's lists contain filters, and uploads take long. A path that two servers could read differently is
 * refused (B10, B13). Throws when a trusted proxy is neither an address nor a range.
 */
export const createCmsApp = (
  lifecycle: Lifecycle,
  trustedProxies: readonly string[],
  { takesUpgrades = false } = {},
): FastifyInstance =>
  createHttpApp({
    takesUpgrades,
    trustedProxies,
    lifecycle,
    longestTarget: 8_192,
    allowsPath: (path) => path === "/" || isPlainPath(path),
    times: { request: 120_000, stalled: 120_000 },
    // The router would decode paths: `/%61dmin` is not `/admin`.
    rewriteTarget: (_method, url) => url.replaceAll("%", "%25"),
  });
