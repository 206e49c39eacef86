import { connect } from "node:tls";
import * as v from "valibot";
import { isLocal } from "./check-settings.ts";
import { reasonOf } from "../parts/failure.ts";
import { urlOf } from "../parts/settings.ts";
import type { Listening } from "../parts/settings.ts";
import { about } from "./finding.ts";
import type { Environment, Finding } from "./finding.ts";

/** Longest wait for a server, ms. */
const timeout = 5_000;
const day = 86_400_000;

const SiteState = v.object({
  degraded: v.boolean(),
  queue: v.object({
    available: v.boolean(),
    depth: v.nullable(v.number()),
    oldestAge: v.nullable(v.number()),
    deadLetters: v.nullable(v.number()),
  }),
});
const CmsState = v.object({ fault: v.optional(v.string()) });

async function readState(url: string): Promise<unknown> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeout) });
  return response.json();
}

/** Asks both servers how they are. */
export async function checkServers(settings: Listening): Promise<Finding[]> {
  const { good, weak, dangerous } = about("servers");
  const findings: Finding[] = [];
  try {
    const { degraded, queue } = v.parse(SiteState, await readState(urlOf("SITE", settings)));
    if (degraded) findings.push(weak("The site serves copies: the backend does not give all content."));
    if (!queue.available)
      findings.push(
        dangerous("The site cannot store messages of visitors; its log says why (queue_unavailable)."),
      );
    if ((queue.oldestAge ?? 0) > 300_000)
      findings.push(
        dangerous(
          `${queue.depth} messages wait for the backend, the oldest for ${Math.round((queue.oldestAge ?? 0) / 60_000)} minutes.`,
        ),
      );
    if (queue.deadLetters)
      findings.push(weak(`The backend refused ${queue.deadLetters} messages: npm run queue -- dead-letters`));
    if (findings.length === 0) findings.push(good("The site is ready, and no message waits"));
  } catch (error) {
    findings.push(dangerous(`The site does not answer at ${urlOf("SITE", settings)}: ${reasonOf(error)}`));
  }
  try {
    const { fault } = v.parse(CmsState, await readState(urlOf("CMS", settings)));
    findings.push(fault ? dangerous(`The backend is not ready: ${fault}.`) : good("The backend is ready"));
  } catch (error) {
    findings.push(dangerous(`The backend does not answer at ${urlOf("CMS", settings)}: ${reasonOf(error)}`));
  }
  return findings;
}

/** Opens the public addresses as a browser does. `ca` is an authority to trust in place of the usual ones. */
export async function checkTls(environment: Environment, ca?: string): Promise<Finding[]> {
  const origins = [environment.SITE_ORIGIN, environment.CMS_ORIGIN].filter((origin) =>
    origin?.startsWith("https:"),
  );
  const found = await Promise.all(origins.map((origin) => checkOrigin(new URL(origin ?? ""), ca)));
  return found.flat();
}

async function checkOrigin({ hostname, port, host }: URL, ca: string | undefined): Promise<Finding[]> {
  const { good, weak, dangerous } = about("TLS");
  let end: Date;
  try {
    end = await readCertificateEnd(hostname, Number(port || 443), ca);
  } catch (error) {
    return [dangerous(`Browsers cannot open https://${host}: ${reasonOf(error)}`)];
  }
  const days = Math.floor((end.getTime() - Date.now()) / day);
  const text = `The certificate of ${host} is good for ${days} days`;
  const findings =
    days < 3
      ? [dangerous(`${text}: renew it now.`)]
      : days < 21
        ? [weak(`${text}: it should have been renewed by itself.`)]
        : [good(text)];
  if (isLocal(hostname) || port) return findings;
  const plain = await fetch(`http://${hostname}/healthz`, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  if (plain && plain.status < 300)
    findings.push(weak(`http://${hostname} answers without TLS: let it lead to https.`));
  return findings;
}

/** When the certificate of a server ends. Rejects when a browser would refuse the connection. */
function readCertificateEnd(hostname: string, port: number, ca: string | undefined): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, servername: hostname, timeout, ...(ca && { ca }) });
    socket.once("secureConnect", () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
  });
}
