import { readId } from "@miqyas/contract";
import { AuthenticationError, Forbidden, addDataAndFileToRequest, resetPasswordOperation } from "payload";
import type { Endpoint, PayloadRequest } from "payload";
import { renderSVG } from "uqr";
import * as v from "valibot";
import type { Bilingual } from "../../language.ts";
import type { User } from "../../payload-types.ts";
import { propertyOf } from "../../property-of.ts";
import { refusalOf } from "../../refusal.ts";
import { privateJson, readJsonBody, requireOwner } from "../../endpoint.ts";
import { isNoSignIn } from "../../audit/record-accounts.ts";
import { record } from "../../audit/record.ts";
import { endSessions } from "../end-sessions.ts";
import { beginSetup, confirmSetup, findSecondFactor, removeSecondFactor } from "./second-factor.ts";
import { withoutSession, wrongCode } from "./sign-in-hooks.ts";
import { addressOf } from "./totp.ts";

const alreadyOn: Bilingual = {
  en: "Two-factor sign-in is on already.",
  ar: "التحقّق بخطوتين مفعّل بالفعل.",
};
const wrongPassword: Bilingual = {
  en: "This is not your password.",
  ar: "كلمة المرور غير صحيحة.",
};
const otherWayForOneself: Bilingual = {
  en: "Turn off your own two-factor sign-in with your password and a code.",
  ar: "أوقف التحقّق بخطوتين في حسابك بكلمة المرور ورمز.",
};

/** The signed-in account. An owner who still has to set up the second factor counts too. */
function requireUser(req: PayloadRequest): User & { _sid?: string } {
  if (!req.user) throw new Forbidden(req.t);
  return req.user;
}

async function readBody<Schema extends v.GenericSchema>(
  req: PayloadRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJsonBody(req, schema);
  if (!body) throw refusalOf(req, wrongCode, "code");
  return body;
}

/** Keeps the session that asked, and ends all others of the account. */
const keepThisSession = (req: PayloadRequest, { id, _sid }: User & { _sid?: string }) =>
  endSessions(req, id, (session) => session.id !== _sid);

/** `POST /api/users/two-factor/begin`: a new secret, as a QR code (SVG) and as text. */
const begin: Endpoint = {
  path: "/two-factor/begin",
  method: "post",
  handler: async (req) => {
    const user = requireUser(req);
    if (await findSecondFactor(req, user.id)) throw refusalOf(req, alreadyOn);
    const secret = await beginSetup(req, user);
    return privateJson({ key: secret, qr: renderSVG(addressOf(secret, user.email), { border: 2 }) });
  },
};

/** `POST /api/users/two-factor/confirm` `{code}`: turns it on. Answers with the recovery codes. */
const confirm: Endpoint = {
  path: "/two-factor/confirm",
  method: "post",
  handler: async (req) => {
    const user = requireUser(req);
    const { code } = await readBody(req, v.object({ code: v.string() }));
    const confirmed = await confirmSetup(req, user, code);
    if (!confirmed) throw refusalOf(req, wrongCode, "code");
    await keepThisSession(req, user);
    if (!confirmed.isRepeated)
      await record(req, { act: "two_factor_on", kind: "users", entry: user.id, subject: user.name });
    return privateJson({ codes: confirmed.codes });
  },
};

/**
 * `POST /api/users/two-factor/remove` `{password, code}`: turns it off. Password and code are checked and
 * counted as in a sign-in, whose session ends at once.
 */
const remove: Endpoint = {
  path: "/two-factor/remove",
  method: "post",
  handler: async (req) => {
    const user = requireUser(req);
    const { password, code } = await readBody(req, v.object({ password: v.string(), code: v.string() }));
    if (code.trim() === "") throw refusalOf(req, wrongCode, "code");
    const { headers, i18n, t } = req;
    const data = { email: user.email, password };
    await req.payload
      .login({
        collection: "users",
        data,
        context: { [isNoSignIn]: true },
        req: { data: { code }, headers, i18n, t },
      })
      .catch((error: unknown) => {
        throw error instanceof AuthenticationError ? refusalOf(req, wrongPassword, "password") : error;
      });
    await removeSecondFactor(req.payload, user.id, req);
    await keepThisSession(req, user);
    await record(req, { act: "two_factor_off", kind: "users", entry: user.id, subject: user.name });
    return privateJson({});
  },
};

/** `POST /api/users/:id/two-factor/clear`: an owner helps somebody who has lost the app and the codes. */
const clear: Endpoint = {
  path: "/:id/two-factor/clear",
  method: "post",
  handler: async (req) => {
    requireOwner(req);
    const id = readId(String(req.routeParams?.id));
    if (id === undefined || id === requireUser(req).id) throw refusalOf(req, otherWayForOneself);
    await removeSecondFactor(req.payload, id, req);
    await endSessions(req, id, () => true);
    const { name } = await req.payload.findByID({ collection: "users", id, depth: 0, req });
    await record(req, { act: "two_factor_off", kind: "users", entry: id, subject: name });
    return privateJson({});
  },
};

/**
 * `POST /api/users/reset-password` in place of Payload's own: it sets the password and opens no session. Who
 * has the link of a mail signs in afterwards, with the code too.
 */
const resetPassword: Endpoint = {
  path: "/reset-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    req.context[withoutSession] = true;
    const token = propertyOf(req.data, "token");
    const password = propertyOf(req.data, "password");
    const { user } = await resetPasswordOperation({
      collection: req.payload.collections.users,
      data: {
        token: typeof token === "string" ? token : "",
        password: typeof password === "string" ? password : "",
      },
      req,
    });
    await endSessions(req, Number(user.id), () => true);
    const actor = { id: Number(user.id), name: String(user.name) };
    await record(req, {
      act: "password_changed",
      kind: "users",
      entry: actor.id,
      subject: actor.name,
      actor,
    });
    return privateJson({ message: req.t("authentication:passwordResetSuccessfully") });
  },
};

export const twoFactorEndpoints: Endpoint[] = [begin, confirm, remove, clear, resetPassword];
