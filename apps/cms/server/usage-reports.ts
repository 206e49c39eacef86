import { usageReport } from "@miqyas/contract";
import type { Handler } from "@miqyas/http/routes";
import type pg from "pg";
import * as v from "valibot";
import { jsonReply } from "../src/api/reply.ts";
import { answerFailure, Refused } from "./forms/form-refusal.ts";
import { readJsonRequest } from "./forms/read-json.ts";
import { localeOf, sendReply } from "./shared/answer.ts";

/** Largest report, bytes: a thousand counts with long subjects. */
const largest = 1024 * 1024;

const refuseUnsigned = () => {
  throw new Refused(401, "unsigned");
};

const stored = jsonReply(200, JSON.stringify({ success: true, message: "OK" }));

/**
 * `POST /api/v1/usage`: stores the counts of a server of the site (RT-30). A count never becomes smaller, so reports may
 * repeat and overtake each other.
 */
export const createUsageHandler =
  ({ database, siteSecret }: { database: pg.Pool; siteSecret: string | undefined }): Handler =>
  async (request, reply) => {
    try {
      const { fields } = await readJsonRequest(request, { largest, siteSecret, admit: refuseUnsigned });
      const report = v.safeParse(usageReport, fields);
      if (!report.success) throw new Refused(422, "invalid");
      const { source, counts } = report.output;
      await database.query(
        `INSERT INTO usage_counts (day, kind, locale, subject, source, count)
         SELECT c.day, c.kind::enum_usage_counts_kind, c.locale::enum_usage_counts_locale, c.subject, $1, max(c.count)
         FROM jsonb_to_recordset($2) AS c(day text, kind text, locale text, subject text, count bigint)
         GROUP BY 1, 2, 3, 4
         ON CONFLICT (day, kind, locale, subject, source)
         DO UPDATE SET count = greatest(usage_counts.count, excluded.count)`,
        [source, JSON.stringify(counts)],
      );
      sendReply(reply, stored);
    } catch (error) {
      answerFailure(reply, error, localeOf(request), "/usage");
    }
  };
