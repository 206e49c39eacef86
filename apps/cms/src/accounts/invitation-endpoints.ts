import { readId } from "@miqyas/contract";
import { Forbidden } from "payload";
import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { roles } from "../access/roles.ts";
import { record } from "../audit/record.ts";
import { privateJson, readJsonBody, requireOwner } from "../endpoint.ts";
import { env } from "../env.ts";
import { findAgencyOffset, minuteAtAgency } from "../inbox/agency-time.ts";
import { createMailSender } from "../mail/mail-transport.ts";
import type { User } from "../payload-types.ts";
import { generatePassword } from "./generate-password.ts";
import { invitationTime, passwordLink, passwordMail } from "./password-link.ts";

const person = v.object({ name: v.string(), email: v.string(), role: v.picklist(roles) });

/** Sends the link to the person. Says whether the mail server took it. Without a mail server it does nothing. */
async function mail(req: PayloadRequest, to: string, link: string): Promise<boolean> {
  if (!env.SMTP_URL) return false;
  try {
    await createMailSender(env.SMTP_URL)({ to, ...passwordMail(link, "invitation") });
    return true;
  } catch (error) {
    req.payload.logger.warn({ event: "invitation_not_sent", error });
    return false;
  }
}

/** Makes a link by which the person chooses a password, in place of an earlier one. */
async function invite(req: PayloadRequest, { id, name, email }: User): Promise<Response> {
  const token = await req.payload.forgotPassword({
    ...{ collection: "users", data: { email }, disableEmail: true, expiration: invitationTime, req },
  });
  const link = passwordLink(token);
  await record(req, { act: "invited", kind: "users", entry: id, subject: name });
  const until = minuteAtAgency(new Date(Date.now() + invitationTime), await findAgencyOffset(req.payload));
  return privateJson({ link, until, isMailed: await mail(req, email, link) });
}

/**
 * `POST /api/users/invite` `{name, email, role}`: makes an account whose password nobody knows, and its link.
 * Answers `{link, until, isMailed}`: `until` is a time by the agency's clock. Owners only.
 */
const inviteNew: Endpoint = {
  path: "/invite",
  method: "post",
  handler: async (req) => {
    requireOwner(req);
    const invited = await readJsonBody(req, person);
    if (!invited) throw new Forbidden(req.t);
    const data = { ...invited, password: generatePassword() };
    return invite(req, await req.payload.create({ collection: "users", data, req }));
  },
};

/** `POST /api/users/:id/invite`: makes a link for an account that exists. The answer is the same. Owners only. */
const inviteAgain: Endpoint = {
  path: "/:id/invite",
  method: "post",
  handler: async (req) => {
    requireOwner(req);
    const id = readId(String(req.routeParams?.id));
    if (id === undefined) throw new Forbidden(req.t);
    return invite(req, await req.payload.findByID({ collection: "users", id, depth: 0, req }));
  },
};

export const invitationEndpoints: Endpoint[] = [inviteNew, inviteAgain];
