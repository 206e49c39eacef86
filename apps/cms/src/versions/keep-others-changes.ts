import { APIError, Locked } from "payload";
import { inLanguageOf } from "../language.ts";
import { refusalOf } from "../refusal.ts";
import { isObject, propertyOf } from "../property-of.ts";
import type { Operation } from "./changed-by.ts";
import { findWriterSince, rememberBefore } from "./form-saves.ts";
import { authorOf, findNewest, timeOf } from "./newest-versions.ts";

/** 412 Precondition Failed (RFC 9110, 15.5.13): the form does not know the newest text. */
const unknownText = 412;

/**
 * Keeps what has been written elsewhere into an entry or page (WRITE-1).
 *
 * A form is refused when another form has changed the text of its language since it read that: one of a colleague, or of the
 * same account in another tab or on another device. A lock does not prevent this. It is no lock for its own account, and it ends
 * after five quiet minutes, or with a visit of a colleague who took it over. Each form sends the time that it knows as
 * `updatedAt`. Throws 423 when a colleague wrote, and 412 when the same account did. The form shows `takenOver` or `outdated`.
 *
 * Payload writes all that a form saves by itself into one version. The changes of a second person get a version of their
 * own, else the first would lose theirs.
 */
export async function keepOthersChanges(operation: Operation): Promise<void> {
  const { args, req, collection } = operation;
  if (operation.operation !== "update" || !isObject(args) || (collection && args.id === undefined)) return;
  const [newest] = await findNewest(operation, args.id, 1);
  if (!newest) return;
  rememberBefore(req, newest);
  const time = propertyOf(args.data, "updatedAt");
  const isNewest = typeof time === "string" && Date.parse(time) === Date.parse(timeOf(newest));
  const writer = isNewest ? null : await findWriterSince(operation, args.id, time);
  if (writer === req.user?.id)
    throw new APIError(
      inLanguageOf(req, {
        en: "This was changed elsewhere after the form was opened. Reload the page.",
        ar: "عُدّلت هذه المادة في مكان آخر بعد فتح النموذج. أعد تحميل الصفحة.",
      }),
      unknownText,
      {},
      true,
    );
  if (writer !== null)
    throw new Locked(
      inLanguageOf(req, {
        en: "Somebody else changed this after the form was opened. Reload the page.",
        ar: "عدّل شخص آخر هذه المادة بعد فتح النموذج. أعد تحميل الصفحة.",
      }),
    );
  if (authorOf(newest) === req.user?.id) return;
  if (args.autosave === true && propertyOf(newest, "autosave") === true) args.autosave = false;
}

/**
 * The same for what has no versions: a form that does not know the newest state is refused, whoever and whatever changed that.
 * Else a colleague's note on a message would go with the lists that the older form sends. Such a form keeps no text in the
 * browser: the refusal says so.
 */
export async function refuseOlderForm({
  args,
  collection,
  global,
  operation,
  req,
}: Operation): Promise<void> {
  const time = propertyOf(propertyOf(args, "data"), "updatedAt");
  if (operation !== "update" || !req.user || typeof time !== "string") return;
  const { db } = req.payload;
  const select = { updatedAt: true } as const;
  const where = { id: { equals: propertyOf(args, "id") } };
  const row = collection
    ? await db.findOne<{ id: number; updatedAt?: unknown }>({
        collection: collection.slug,
        where,
        select,
        req,
      })
    : global && (await db.findGlobal<Record<string, unknown>>({ slug: global.slug, select, req }));
  const stored = propertyOf(row, "updatedAt");
  if (typeof stored === "string" && Date.parse(stored) > Date.parse(time))
    throw refusalOf(req, {
      en: "This was changed elsewhere after it was opened here. Copy what you typed and reload the page.",
      ar: "عُدّلت هذه المادة في مكان آخر بعد فتحها هنا. انسخ ما كتبته ثم أعد تحميل الصفحة.",
    });
}
