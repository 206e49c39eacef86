import { resolveTxt } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { isLocal } from "./check-settings.ts";
import { reasonOf } from "../parts/failure.ts";
import { about } from "./finding.ts";
import type { Environment, Finding } from "./finding.ts";

/** Asks the mail server, and the DNS for what receivers of mail look up. Sends nothing. */
export async function checkMail(environment: Environment, resolve = resolveTxt): Promise<Finding[]> {
  const { good, weak, dangerous } = about("mail");
  const { SMTP_URL: url, MAIL_FROM: from } = environment;
  if (!url) return [weak("SMTP_URL is not set: no mail is sent, and nobody can confirm a subscription.")];
  const findings: Finding[] = [];
  const { protocol, hostname, username, searchParams } = new URL(url);
  const transport = createTransport({
    ...{ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 },
  });
  try {
    await transport.verify();
    findings.push(good(`The mail server ${hostname} takes mail`));
  } catch (error) {
    findings.push(dangerous(`The mail server ${hostname} does not take mail: ${reasonOf(error)}`));
  } finally {
    transport.close();
  }
  if (protocol === "smtp:" && username && !isLocal(hostname) && searchParams.get("requireTLS") !== "true")
    findings.push(
      weak("The password of the mail server may travel unencrypted: use smtps://, or add ?requireTLS=true."),
    );
  if (!from) {
    findings.push(weak("MAIL_FROM is not set: answers to mails go to an address that nobody reads."));
    return findings;
  }
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "";
  const hasRecord = (name: string, start: RegExp) =>
    resolve(name).then(
      (records) => records.some((record) => start.test(record.join(""))),
      () => false,
    );
  if (!(await hasRecord(domain, /^v=spf1/i)))
    findings.push(weak(`${domain} has no SPF record: mail ends up in spam.`));
  if (!(await hasRecord(`_dmarc.${domain}`, /^v=DMARC1/i)))
    findings.push(weak(`${domain} has no DMARC record: large providers refuse mail without one.`));
  return findings;
}
