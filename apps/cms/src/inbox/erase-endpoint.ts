import { createHmac } from "node:crypto";
import { emailAddress } from "@miqyas/contract";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { refusalOf } from "../refusal.ts";
import { countPerson, erasePerson } from "./erase-person.ts";
import { personRows } from "./erasure.ts";
import type { Erasure } from "./erasure.ts";
import { requireInbox } from "./require-inbox.ts";

const question = v.object({
  email: emailAddress,
  /** The rows that were shown and agreed to; without them they are only counted. */
  agreed: v.optional(personRows),
});

/**
 * `POST /api/contact-messages/erase-person`: how many rows belong to an e-mail address; with `agreed`, removes them,
 * or says 409 when they are others by now. The log names the address by an HMAC, so that an owner who knows it can
 * prove that it was erased (R23).
 */
export const eraseEndpoint: Endpoint = {
  path: "/erase-person",
  method: "post",
  handler: async (req) => {
    requireInbox(req);
    const asked = v.safeParse(question, await req.json?.().catch(() => undefined));
    if (!asked.success)
      throw refusalOf(req, {
        en: "Please enter a complete e-mail address.",
        ar: "يُرجى إدخال عنوان بريد إلكتروني كامل.",
      });
    const { email, agreed } = asked.output;
    const { pool } = req.payload.db;
    const headers = { "Cache-Control": "no-store" };
    const answer = (erasure: Erasure, status = 200) => Response.json(erasure, { status, headers });
    if (!agreed) return answer({ erased: false, rows: await countPerson(pool, email) });
    const result = await erasePerson(pool, email, agreed);
    if (result.erased) {
      const address = createHmac("sha256", req.payload.secret).update(email.toLowerCase()).digest("hex");
      req.payload.logger.info({ msg: "person_erased", address, ...result.rows, by: req.user?.id });
    }
    return answer(result, result.erased ? 200 : 409);
  },
};
