import { createHmac } from "node:crypto";
import { emailAddress } from "@miqyas/contract";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { record } from "../audit/record.ts";
import { privateJson, readJsonBody } from "../endpoint.ts";
import { refusalOf } from "../refusal.ts";
import { countPerson, erasePerson } from "./erase-person.ts";
import { personRows } from "./erasure.ts";
import type { Erasure } from "./erasure.ts";
import { requireInbox } from "./require-inbox.ts";

const question = v.object({
  email: emailAddress,
  /** The counts that staff have seen and confirmed. Without them the rows are only counted. */
  agreed: v.optional(personRows),
});

/**
 * `POST /api/contact-messages/erase-person`: counts the rows that belong to an e-mail address. With `agreed`
 * it removes them, or answers 409 when the counts have changed. The log contains an HMAC of the address: an
 * owner who knows the address can prove that it was erased (R23).
 */
export const eraseEndpoint: Endpoint = {
  path: "/erase-person",
  method: "post",
  handler: async (req) => {
    requireInbox(req);
    const asked = await readJsonBody(req, question);
    if (!asked)
      throw refusalOf(req, {
        en: "Please enter a complete e-mail address.",
        ar: "يُرجى إدخال عنوان بريد إلكتروني كامل.",
      });
    const { email, agreed } = asked;
    const { pool } = req.payload.db;
    const answer = (erasure: Erasure, status?: number) => privateJson(erasure, status);
    if (!agreed) return answer({ erased: false, rows: await countPerson(pool, email) });
    const result = await erasePerson(pool, email, agreed);
    if (result.erased) {
      const address = createHmac("sha256", req.payload.secret).update(email.toLowerCase()).digest("hex");
      req.payload.logger.info({ event: "person_erased", address, ...result.rows, by: req.user?.id });
      const counts = Object.entries(result.rows).map(([name, count]) => `${name}: ${count}`);
      await record(req, { act: "erased", kind: "contact-messages", details: counts.join(", ") });
    }
    return answer(result, result.erased ? 200 : 409);
  },
};
