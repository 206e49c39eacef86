import { APIError } from "payload";
import type {
  CollectionAfterErrorHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import type { Bilingual } from "../../language.ts";
import type { User } from "../../payload-types.ts";
import { propertyOf } from "../../property-of.ts";
import { inLanguageOf } from "../../language.ts";
import { acceptCode, findSecondFactor, UnreadableSecret } from "./second-factor.ts";

/** Wrong attempts until an account is locked, and how long it is, ms (B18). */
export const signInLock = { maxLoginAttempts: 5, lockTime: 10 * 60_000 };

export const wrongCode: Bilingual = {
  en: "This code is wrong, too old or already used. Type the one that your app shows now.",
  ar: "الرمز خاطئ أو قديم أو استُخدم من قبل. اكتب الرمز الذي يعرضه تطبيقك الآن.",
};

const unreadable: Bilingual = {
  en: "A secret of the server was changed, and your two-factor key was lost with it, so no code can be checked. An owner can turn your two-factor sign-in off under “Users”. If you are the only owner, ask whoever runs the server to enter: npm run owner -- --email ADDRESS",
  ar: "تغيّر سر الخادم، وضاع معه مفتاح التحقّق بخطوتين لحسابك، فلا يمكن قبول أي رمز. يستطيع مالك إيقاف التحقّق بخطوتين لحسابك من صفحة «المستخدمون». وإن كنت المالك الوحيد فاطلب ممّن يشغّل الخادم كتابة الأمر: \u2066npm run owner -- --email ADDRESS\u2069",
};

/** The password is right and the code is missing. It is answered with 202 and opens no session. */
class CodeNeeded extends APIError {
  constructor() {
    super("A code is needed", 202, {}, true);
    this.name = "CodeNeeded";
  }
}

/** Payload logs errors by their names. This one is a step of every sign-in, and no fault. */
export const quietSteps: object = { CodeNeeded: false };

const codeOf = (req: PayloadRequest): string => {
  const code = propertyOf(req.data, "code");
  return typeof code === "string" ? code.trim() : "";
};

/**
 * Counts an attempt with a code as a wrong one before the code is compared, so simultaneous guesses count too.
 * A successful sign-in begins to count anew (Payload's `resetLoginAttempts`).
 */
export const countCodeAttempt: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const email = propertyOf(propertyOf(args, "data"), "email");
  if (operation !== "login" || codeOf(req) === "" || typeof email !== "string") return;
  const users = "users";
  const where = { email: { equals: email.toLowerCase().trim() } };
  // Outside of any transaction: a refused attempt stays counted.
  const account = await req.payload.db.findOne<User>({ collection: users, where });
  if (!account || !(await findSecondFactor({ payload: req.payload }, account.id))) return;
  const { id, lockUntil } = account;
  if (lockUntil && Date.parse(lockUntil) > Date.now()) return;
  const data = lockUntil ? { lockUntil: null, loginAttempts: 1 } : { loginAttempts: { $inc: 1 } };
  const counted: unknown = await req.payload.db.updateOne({ collection: users, id, data });
  if (Number(propertyOf(counted, "loginAttempts")) <= signInLock.maxLoginAttempts) return;
  const locked = { lockUntil: new Date(Date.now() + signInLock.lockTime).toISOString() };
  await req.payload.db.updateOne({ collection: users, id, data: locked });
};

/** Marks a request whose operation runs the hooks of a sign-in and then gives nobody its session. */
export const withoutSession = "withoutSession";

/**
 * Asks for the code of an account with a second factor, in every operation of Payload that opens a session.
 * They all run this hook inside the transaction that adds the session, after the password was right.
 */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  if (req.context[withoutSession]) return;
  const factor = await findSecondFactor(req, user.id);
  if (!factor) return;
  const code = codeOf(req);
  if (code === "") throw new CodeNeeded();
  const isAccepted = await acceptCode(req, factor, code).catch((error: unknown) => {
    if (!(error instanceof UnreadableSecret)) throw error;
    req.payload.logger.error({ event: "two_factor_unreadable", account: user.id });
    throw new APIError(inLanguageOf(req, unreadable), 409, {}, true);
  });
  if (isAccepted) return;
  const message = inLanguageOf(req, wrongCode);
  throw new APIError(message, 401, { errors: [{ path: "code", message }] }, true);
};

/** Answers a right password without a code: the sign-in page asks for it next. */
export const answerCodeNeeded: CollectionAfterErrorHook = ({ error }) =>
  error instanceof CodeNeeded ? { response: { code: "needed" }, status: 202 } : undefined;
