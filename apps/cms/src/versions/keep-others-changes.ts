import { isDeepStrictEqual } from "node:util";
import { Locked } from "payload";
import { inLanguageOf } from "../language.ts";
import { refusalOf } from "../refusal.ts";
import { isObject, propertyOf } from "../property-of.ts";
import type { Operation } from "./changed-by.ts";
import { authorOf, contentOf, findNewest } from "./newest-versions.ts";
import type { Version } from "./newest-versions.ts";

const savedAt = ({ version }: Version) => Date.parse(String(version.updatedAt));

/**
 * Whether an account has changed the text since a time, by the versions, the newest first. Publishing makes a version, and may
 * change no text. A version that the form knows may be gone: only the newest ones are kept.
 */
function isChangedSince(time: string, versions: Version[]): boolean {
  const later = versions.filter((version) => savedAt(version) > Date.parse(time));
  const [newest] = later;
  if (!newest || later.every((version) => authorOf(version) === undefined)) return false;
  const known = versions.find((version) => !later.includes(version));
  return !known || !isDeepStrictEqual(contentOf(newest), contentOf(known));
}

/**
 * The same for what has no versions by person: a form that does not know the newest state is refused, whoever wrote that.
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

/**
 * Keeps what somebody else has written in the newest version (WRITE-1).
 *
 * A form whose entry or page was changed since the form read it is refused. A lock ends after five quiet minutes, or with a
 * visit of a colleague who took it over. Then the old form would write its text over the newer one. Each form sends the time
 * that it knows as `updatedAt`. Throws 423, which the form shows as `takenOver`.
 *
 * Payload writes all that a form saves by itself into one version. The changes of a second person get a version of their
 * own, else the first would lose theirs.
 */
export async function keepOthersChanges({ args, operation, ...place }: Operation): Promise<void> {
  if (operation !== "update" || !isObject(args) || (place.collection && args.id === undefined)) return;
  const { user } = place.req;
  const time = propertyOf(args.data, "updatedAt");
  const isForm = Boolean(user) && typeof time === "string";
  if (!isForm && args.autosave !== true) return;
  const [newest] = await findNewest(place, args.id, 1);
  if (!newest || authorOf(newest) === user?.id) return;
  // A form that knows the newest version needs no other one.
  const isOlder = isForm && savedAt(newest) > Date.parse(time);
  if (isOlder && isChangedSince(time, await findNewest(place, args.id, 0)))
    throw new Locked(
      inLanguageOf(place.req, {
        en: "Somebody else changed this after the form was opened. Reload the page.",
        ar: "عدّل شخص آخر هذه المادة بعد فتح النموذج. أعد تحميل الصفحة.",
      }),
    );
  if (args.autosave === true && propertyOf(newest, "autosave") === true) args.autosave = false;
}
