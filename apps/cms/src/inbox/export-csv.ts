import { cachePolicies } from "@miqyas/http/cache-policies";
import type { Access, Endpoint, FlattenedField, PayloadRequest, Where } from "payload";
import { Forbidden } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { isObject, propertyOf } from "../property-of.ts";
import { atAgency, findAgencyOffset } from "./agency-time.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { record } from "../audit/record.ts";
import { languageOf } from "../language.ts";
import type { Bilingual } from "../language.ts";

/** Rows per query. A file of any length needs the memory of one page. */
const page = 500;

interface Column {
  label: string;
  textOf: (row: Record<string, unknown>) => string;
}

interface Export {
  collection: "contact-messages" | "newsletter-subscribers" | "audit-log";
  /** First part of the file name. */
  name: string;
  /** Columns in order. */
  fields: readonly string[];
  /** A last column that is no field. */
  computed?: Pick<Column, "textOf"> & { label: Bilingual };
  /** Further condition on the exported rows, whatever the list shows. */
  only?: Where;
  /** Who may export. */
  mayExport: Access;
}

/**
 * `GET /api/<collection>/export`: the rows that the list shows with its filter and search, oldest first, as
 * CSV.
 */
export const exportCsv = (task: Export): Endpoint => ({
  path: "/export",
  method: "get",
  handler: async (req) => {
    if (!(await task.mayExport({ req }))) throw new Forbidden(req.t);
    const { config } = req.payload.collections[task.collection];
    const language = languageOf(req.i18n.language);
    const offset = await findAgencyOffset(req.payload);
    const columns = task.fields.flatMap((name): Column[] => {
      const field = config.flattenedFields.find((one) => one.name === name);
      if (!field) return [];
      const label = labelOf(propertyOf(field, "label"), language);
      return [{ label, textOf: (row) => textOf(field, row[name], language, offset) }];
    });
    if (task.computed) columns.push({ ...task.computed, label: task.computed.label[language] });
    const read = readPages(req, task);
    // The first page is read before anything is sent, so an invalid filter is still answered with 400.
    let rows = await read();
    let count = 0;
    const finish = async () => {
      const about = { collection: task.collection, count, by: req.user?.id };
      req.payload.logger.info({ event: "inbox_exported", ...about });
      await record(req, { act: "exported", kind: task.collection, details: String(count) });
    };
    const encoder = new TextEncoder();
    const header = byteOrderMark + csvLine(columns.map(({ label }) => label));
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(header)),
      async pull(stream) {
        count += rows.length;
        const lines = rows.map((row) => csvLine(columns.map((column) => column.textOf(row))));
        stream.enqueue(encoder.encode(lines.join("")));
        if (rows.length === page) rows = await read();
        else {
          await finish();
          stream.close();
        }
      },
      // Whoever ends the download early has the rows up to here.
      cancel: finish,
    });
    const today = atAgency(new Date(), offset).slice(0, 10);
    return new Response(body, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${task.name}-${today}.csv"`,
        "Cache-Control": cachePolicies.nothing,
      },
    });
  },
});

/** Reads one page after another. Each page begins after the last row of the previous one. */
function readPages(req: PayloadRequest, { collection, only }: Export) {
  const { config } = req.payload.collections[collection];
  const { where, search } = req.query;
  const listed = mergeListSearchAndWhere({
    collectionConfig: config,
    search: typeof search === "string" ? search : "",
    where: isObject(where) ? (where as Where) : {},
  });
  let last = 0;
  return async (): Promise<Record<string, unknown>[]> => {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [listed, only ?? {}, { id: { greater_than: last } }] },
      sort: "id",
      limit: page,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      req,
    });
    last = docs.at(-1)?.id ?? last;
    return docs.map((doc) => ({ ...doc }));
  };
}

function labelOf(label: unknown, language: "en" | "ar"): string {
  const text = propertyOf(label, language) ?? label;
  return typeof text === "string" ? text : "";
}

const yesOrNo = { en: ["no", "yes"], ar: ["لا", "نعم"] } as const;

/** A value as staff read it in their language. Times are ISO 8601 by the agency's clock. */
function textOf(field: FlattenedField, value: unknown, language: "en" | "ar", offset: string): string {
  if (field.type === "checkbox") return yesOrNo[language][value === true ? 1 : 0];
  if (field.type === "relationship") return labelOf(propertyOf(value, "name"), language);
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  if (field.type === "date") return atAgency(new Date(value), offset);
  if (field.type !== "select") return value;
  const option = field.options.find((one) => typeof one === "object" && one.value === value);
  return labelOf(propertyOf(option, "label"), language);
}
