import { Forbidden, ValidationError } from "payload";
import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { editorsAccess } from "../access/editors-access.ts";
import { record } from "../audit/record.ts";
import { inLanguageOf, numbers } from "../language.ts";
import { privateJson, readJsonBody } from "../endpoint.ts";
import type { Redirect } from "../payload-types.ts";
import { refusalOf } from "../refusal.ts";
import type { ImportReport } from "./import-report.ts";
import { parseCsvRows } from "../parse-csv-rows.ts";
import type { CsvRow } from "../parse-csv-rows.ts";
import { readOldAddress } from "./redirect-rules.ts";

/** Most lines of one file. Each is checked like one that staff enter. */
const mostLines = 2000;

const body = v.object({ csv: v.string() });

type RedirectData = Pick<Redirect, "from" | "kind"> & Partial<Pick<Redirect, "path">>;

/**
 * `POST /api/redirects/import` `{csv}`: reads lines `from,to,status` (301, or 410 without `to`), with or without a heading.
 * A known old address is changed. A refused line stops no other.
 */
export const importRedirects: Endpoint = {
  path: "/import",
  method: "post",
  handler: async (req) => {
    if (!editorsAccess.create({ req })) throw new Forbidden(req.t);
    const { csv } = (await readJsonBody(req, body)) ?? { csv: "" };
    const rows = parseCsvRows(csv, [",", ";", "\t"]).filter((row) => !isHeading(row));
    if (rows.length === 0) throw refusalOf(req, { en: "The file has no lines.", ar: "الملف خالٍ من الأسطر." });
    if (rows.length > mostLines)
      throw refusalOf(req, {
        en: `The file has more than ${numbers.en.format(mostLines)} lines. Divide it into several files.`,
        ar: `في الملف أكثر من ${numbers.ar.format(mostLines)} سطر. قسّمه إلى عدة ملفات.`,
      });
    const report: ImportReport = { created: 0, updated: 0, refused: [] };
    for (const row of rows) {
      try {
        report[await storeRow(req, row)] += 1;
      } catch (error) {
        if (!(error instanceof ValidationError || error instanceof LineRefused)) throw error;
        report.refused.push({ line: row.line, from: row.cells[0] ?? "", reason: reasonOf(error) });
      }
    }
    const { created, updated, refused } = report;
    const counts = { created, updated, refused: refused.length };
    req.payload.logger.info({ event: "redirects_imported", ...counts, by: req.user?.id });
    const details = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
    await record(req, { act: "redirects_imported", kind: "redirects", details: details.join(", ") });
    return privateJson(report);
  },
};

const isHeading = ({ line, cells }: CsvRow) => line === 1 && cells[0]?.toLowerCase() === "from";

class LineRefused extends Error {}

const reasonOf = (error: Error): string =>
  error instanceof ValidationError
    ? error.data.errors.map(({ message }) => message).join(" ")
    : error.message;

async function storeRow(req: PayloadRequest, { cells }: CsvRow): Promise<"created" | "updated"> {
  const data = readRow(req, cells);
  const known = await req.payload.find({
    collection: "redirects",
    where: { from: { equals: readOldAddress(data.from) } },
    ...{ limit: 1, depth: 0, req },
  });
  const id = known.docs[0]?.id;
  const write = { collection: "redirects", req, overrideAccess: false } as const;
  if (id === undefined) await req.payload.create({ ...write, data });
  else
    await req.payload.update({ ...write, id, data: { entry: null, path: null, automatic: false, ...data } });
  return id === undefined ? "created" : "updated";
}

/** Reads the cells of a line. Throws `LineRefused`. */
function readRow(req: PayloadRequest, [from = "", to = "", status = ""]: string[]): RedirectData {
  const refuse = (en: string, ar: string) => new LineRefused(inLanguageOf(req, { en, ar }));
  if (status === "410") {
    if (to === "") return { from, kind: "gone" };
    throw refuse("With 410 there is no new address.", "لا عنوان جديد مع 410.");
  }
  if (status !== "" && status !== "301")
    throw refuse("The status must be 301 or 410.", "يجب أن تكون الحالة 301 أو 410.");
  if (to === "") throw refuse("The new address is missing.", "العنوان الجديد ناقص.");
  return { from, kind: "path", path: to };
}
