import { readId } from "@miqyas/contract";
import { APIError, Forbidden } from "payload";
import type { CollectionSlug, Endpoint, GlobalSlug, Payload } from "payload";
import * as v from "valibot";
import { privateJson } from "../endpoint.ts";
import { findAgencyOffset, minuteAtAgency } from "../inbox/agency-time.ts";

/** Versions on the screen. The list of all is one press away. */
const shown = 5;

const question = v.object({
  kind: v.string(),
  /** Absent for a page. */
  id: v.optional(v.pipe(v.string(), v.transform(readId), v.number())),
});

const stored = v.array(
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

async function findLatest(payload: Payload, kind: string, id: number | undefined): Promise<unknown[]> {
  const query = { sort: "-updatedAt", limit: shown, depth: 0, showHiddenFields: true };
  if (id === undefined)
    return (await payload.findGlobalVersions({ ...query, slug: kind as GlobalSlug })).docs;
  const entry = { collection: kind as CollectionSlug, where: { parent: { equals: id } } };
  return (await payload.findVersions({ ...query, ...entry })).docs;
}

/**
 * `GET /api/latest-versions?kind&id`: the latest versions of an entry, or without `id` of a page, by the agency's clock
 * (`latestVersionsAnswer`). Only for those who may read versions of that kind.
 */
export const latestVersionsEndpoint: Endpoint = {
  path: "/latest-versions",
  method: "get",
  handler: async (req) => {
    const { payload } = req;
    const parsed = v.safeParse(question, Object.fromEntries(req.searchParams));
    const { kind, id } = parsed.success ? parsed.output : { kind: "" };
    const configs = id === undefined ? payload.config.globals : payload.config.collections;
    const config = configs.find(({ slug, versions }) => slug === kind && versions);
    if (!config) throw new APIError("Not found", 404);
    if ((await config.access.readVersions?.({ req })) !== true) throw new Forbidden(req.t);
    const rows = v.parse(stored, await findLatest(payload, kind, id));
    const names = await findNames(
      payload,
      rows.flatMap(({ version }) => version.changed_by ?? []),
    );
    const offset = await findAgencyOffset(payload);
    return privateJson({
      versions: rows.map(({ id: version, updatedAt, autosave, version: { _status, changed_by } }) => ({
        id: version,
        at: updatedAt,
        shownAt: minuteAtAgency(new Date(updatedAt), offset),
        state: _status === "published" ? "published" : autosave ? "autosave" : "draft",
        by: changed_by ? "account" : "program",
        name: names.get(changed_by ?? 0) ?? null,
      })),
    });
  },
};
