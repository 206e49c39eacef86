import { Link } from "@payloadcms/ui";
import type { CollectionSlug, GlobalSlug, Payload, UIFieldServerProps } from "payload";
import * as v from "valibot";
import { languageOf } from "../language.ts";
import { findAgencyOffset, minuteAtAgency } from "../inbox/agency-time.ts";

const texts = {
  en: {
    heading: "Latest versions",
    program: "by a program",
    gone: "by a deleted account",
    published: "Published",
    draft: "Draft",
    autosave: "Draft, saved by itself",
  },
  ar: {
    heading: "آخر النسخ",
    program: "عدّله برنامج",
    gone: "بحساب محذوف",
    published: "منشورة",
    draft: "مسودة",
    autosave: "مسودة حُفظت تلقائيًا",
  },
};

/** Versions on the screen. The list of all is one press away. */
const shown = 5;

const versions = v.array(
  v.object({
    id: v.union([v.string(), v.number()]),
    updatedAt: v.string(),
    autosave: v.nullish(v.boolean()),
    version: v.object({ _status: v.nullish(v.string()), changed_by: v.nullish(v.number()) }),
  }),
);

/** The names of accounts by id. Colleagues may not read each other's accounts, but may know who changed a text. */
async function findNames(payload: Payload, ids: number[]): Promise<Map<number, string>> {
  const where = { id: { in: ids } };
  const { docs } = await payload.find({
    ...{ collection: "users", where, pagination: false, depth: 0 },
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

type Place = Pick<UIFieldServerProps, "collectionSlug" | "id" | "payload"> & { global?: GlobalSlug };

async function findLatest({ collectionSlug, global, id, payload }: Place): Promise<unknown[]> {
  const query = { sort: "-updatedAt", limit: shown, depth: 0, showHiddenFields: true, overrideAccess: true };
  if (global) return (await payload.findGlobalVersions({ ...query, slug: global })).docs;
  if (id === undefined) return [];
  const collection = collectionSlug as CollectionSlug;
  return (await payload.findVersions({ ...query, collection, where: { parent: { equals: id } } })).docs;
}

/** The latest versions of an entry or a global, by the agency's clock. A new entry shows nothing. */
export async function LatestVersions(props: UIFieldServerProps & { global?: GlobalSlug }) {
  const { collectionSlug, global, id, i18n, payload } = props;
  const rows = v.parse(versions, await findLatest(props));
  if (rows.length === 0) return null;
  const names = await findNames(
    payload,
    rows.flatMap(({ version }) => version.changed_by ?? []),
  );
  const offset = await findAgencyOffset(payload);
  const labels = texts[languageOf(i18n.language)];
  const place = global ? `/admin/globals/${global}` : `/admin/collections/${collectionSlug}/${id ?? ""}`;
  return (
    <section className="field-type latest-versions">
      <span className="field-label">{labels.heading}</span>
      <ul>
        {rows.map(({ id: versionId, updatedAt, autosave, version: { _status, changed_by } }) => (
          <li key={versionId}>
            <Link href={`${place}/versions/${versionId}`}>
              <time dateTime={updatedAt} dir="ltr">
                {minuteAtAgency(new Date(updatedAt), offset)}
              </time>
            </Link>{" "}
            <bdi>{changed_by ? (names.get(changed_by) ?? labels.gone) : labels.program}</bdi>
            {" · "}
            {_status === "published" ? labels.published : autosave ? labels.autosave : labels.draft}
          </li>
        ))}
      </ul>
    </section>
  );
}
