import { once } from "node:events";
import { request as send } from "node:http";
import type { IncomingMessage } from "node:http";
import { listen } from "@miqyas/http/testing/http";

/** A proxy in front of a site. While it is shut, the site is down for a browser. */
export interface SiteProxy {
  url: string;
  shut: () => Promise<void>;
  /** Opens it again, to the same site or to another one. */
  open: (siteUrl?: string) => Promise<void>;
}

/** Starts a proxy. All passes as it is, but for the port in the policy. */
export async function startSiteProxy(siteUrl: string): Promise<SiteProxy> {
  let { hostname, port } = new URL(siteUrl);
  const proxy = await listen((request, response) => {
    const { url: path, method, headers } = request;
    const passed = send({ hostname, port, path, method, headers });
    passed.once("response", (answer: IncomingMessage) => {
      const policy = String(answer.headers["content-security-policy"] ?? "");
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(policy && { "content-security-policy": policy.replaceAll(`:${port}/`, `:${proxy.port}/`) }),
      });
      answer.pipe(response);
    });
    passed.once("error", () => response.destroy());
    request.pipe(passed);
  });
  return {
    url: proxy.url,
    shut: proxy.close,
    async open(otherUrl = siteUrl) {
      ({ hostname, port } = new URL(otherUrl));
      if (proxy.server.listening) return;
      proxy.server.listen(proxy.port, "127.0.0.1");
      await once(proxy.server, "listening");
    },
  };
}
