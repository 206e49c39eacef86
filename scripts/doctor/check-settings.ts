import { isIPv6 } from "node:net";
import { isThisMachine } from "@miqyas/http/client-address";
import { readSettings as readSiteSettings } from "../../apps/site/server/shared/env.ts";
import { reasonOf } from "../parts/failure.ts";
import { about } from "./finding.ts";
import type { Environment, Finding } from "./finding.ts";

/** Whether only this machine can reach an address. */
export const isLocal = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  isThisMachine(hostname.replace(/^\[|\]$/g, ""));

/** Looks at addresses, proxies and the addresses that the servers listen on. */
export async function checkSettings(environment: Environment): Promise<Finding[]> {
  const { good, weak, dangerous } = about("settings");
  const findings: Finding[] = [];
  try {
    readSiteSettings(environment);
    // The module reads the environment of this process when it is loaded.
    const { parseEnvironment } = await import("../../apps/cms/src/env.ts");
    parseEnvironment({ ...environment, NODE_ENV: "development" });
  } catch (error) {
    return [dangerous(reasonOf(error))];
  }
  const site = readSiteSettings(environment);
  const origins = { SITE_ORIGIN: environment.SITE_ORIGIN, CMS_ORIGIN: environment.CMS_ORIGIN };
  for (const [name, origin] of Object.entries(origins))
    if (!origin)
      findings.push(
        weak(`${name} is not set: only this machine can use it. Set the address that browsers see.`),
      );
    else if (new URL(origin).protocol === "http:" && !isLocal(new URL(origin).hostname))
      findings.push(dangerous(`${name} is ${origin}: passwords and messages travel unencrypted. Use https.`));
    else findings.push(good(`${name} is ${origin}`));

  const hosts = Object.values(origins).flatMap((origin) => (origin ? [new URL(origin).hostname] : []));
  if (hosts.length === 2 && hosts[0] === hosts[1] && !isLocal(hosts[0] ?? ""))
    findings.push(
      dangerous(
        "The site and the back office have one host name: browsers send the cookies of staff to both. Use two names.",
      ),
    );

  const isPublic = hosts.some((host) => !isLocal(host));
  const { TRUSTED_PROXIES: proxies } = site;
  const wide = proxies.filter((proxy) => {
    const [address = "", bits] = proxy.split("/");
    return bits !== undefined && Number(bits) < (isIPv6(address) ? 32 : 8);
  });
  if (wide.length > 0)
    findings.push(
      dangerous(
        `TRUSTED_PROXIES has ${wide.join(", ")}: strangers can claim any address and pass every limit.`,
      ),
    );
  else if (isPublic && proxies.length === 0)
    findings.push(
      dangerous(
        "TRUSTED_PROXIES is not set: all visitors share the limits of one, and five messages close the form for everybody. Set the address of the proxy.",
      ),
    );
  else if (isPublic) findings.push(good(`Visitors' addresses come from ${proxies.join(", ")}`));

  const listens = { SITE_HOST: site.SITE_HOST, CMS_HOST: environment.CMS_HOST || "127.0.0.1" };
  for (const [name, host] of Object.entries(listens))
    if (isPublic && !isLocal(host))
      findings.push(
        weak(`${name} is ${host}: a firewall must keep strangers from it, who would pass the proxy.`),
      );
  if ((environment.SITE_METRICS_PORT || environment.CMS_METRICS_PORT) && !isLocal(site.METRICS_HOST))
    findings.push(
      weak(`METRICS_HOST is ${site.METRICS_HOST}: a firewall must keep strangers from the metrics.`),
    );
  const backend = new URL(site.BACKEND_URL);
  if (backend.protocol === "http:" && !isLocal(backend.hostname))
    findings.push(
      weak(
        `BACKEND_URL is ${site.BACKEND_URL}: messages of visitors travel unencrypted between the servers.`,
      ),
    );
  return findings;
}
