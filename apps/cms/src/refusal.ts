import { APIError, type PayloadRequest } from "payload";
import { inLanguageOf, type Bilingual } from "./language.ts";

/**
 * The error for a refused request of staff: status 400 and a reason in their language. `field` shows the
 * reason beside that field too. The data is needed, even empty: without it a built Payload shows "An unknown
 * error occurred" instead of the reason.
 */
export function refusalOf(req: PayloadRequest, reason: Bilingual, field?: string): APIError {
  const message = inLanguageOf(req, reason);
  return new APIError(message, 400, field ? { errors: [{ path: field, message }] } : {}, true);
}
