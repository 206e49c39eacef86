import { AuthenticationError, LockedAuth } from "payload";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
} from "payload";
import { withoutSession } from "../accounts/two-factor/sign-in-hooks.ts";
import { propertyOf } from "../property-of.ts";
import type { User } from "../payload-types.ts";
import { changedFields, record } from "./record.ts";

/** Marks a request that checks password and code with the operation of a sign-in, and is none. */
export const isNoSignIn = "isNoSignIn";

const kind = "users";
const setsPassword = "setsPassword";

const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "update" && propertyOf(propertyOf(args, "data"), "password"))
    req.context[setsPassword] = true;
};

const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.context[isNoSignIn] || req.context[withoutSession]) return;
  await record(req, { act: "sign_in", kind, entry: user.id, subject: user.name, actor: user });
};

const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await record(req, { act: "sign_out", kind, entry: req.user.id, subject: req.user.name });
};

const isWrongCode = (error: Error) => propertyOf(error, "status") === 401;

/** Only attempts on an account that exists: what else was typed may be somebody's password. */
const recordFailure: CollectionAfterErrorHook = async ({ error, req }) => {
  const email = propertyOf(req.data, "email");
  if (!/\/login\/?$/.test(req.pathname) || typeof email !== "string") return;
  if (!(error instanceof AuthenticationError || error instanceof LockedAuth || isWrongCode(error))) return;
  const { docs } = await req.payload.find({
    collection: "users",
    where: { email: { equals: email.trim().toLowerCase() } },
    ...{ limit: 1, depth: 0 },
  });
  const [account] = docs;
  if (account) await record(req, { act: "sign_in_failed", kind, entry: account.id, subject: account.name });
};

const recordAccount: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const deed = { kind, entry: doc.id, subject: doc.name };
  if (operation === "create") return record(req, { act: "account_created", ...deed, details: doc.role });
  if (req.context[setsPassword]) await record(req, { act: "password_changed", ...deed });
  if (doc.role !== previousDoc.role)
    await record(req, { act: "role_changed", ...deed, details: `${previousDoc.role} > ${doc.role}` });
  const others = changedFields(previousDoc, doc).filter((name) =>
    ["name", "email", "wants_messages"].includes(name),
  );
  if (others.length > 0) await record(req, { act: "account_changed", ...deed, details: others.join(", ") });
};

const recordDeletedAccount: CollectionAfterDeleteHook<User> = async ({ doc, id, req }) => {
  await record(req, { act: "account_deleted", kind, entry: Number(id), subject: doc.name });
};

/** Hooks of the accounts. */
export const accountRecords = {
  beforeOperation: notePassword,
  afterLogin: recordSignIn,
  afterLogout: recordSignOut,
  afterError: recordFailure,
  afterChange: recordAccount,
  afterDelete: recordDeletedAccount,
};
