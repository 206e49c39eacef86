import { APIError, type PayloadRequest } from "payload";
import { inLanguageOf, type Bilingual } from "./language.ts";

/**
 * The error for a refused request of staff: status 400 and a reason in their language. The empty data is
 * needed: without it a built Payload shows "An unknown error occurred" instead of the reason.
 */
export const refusalOf = (req: PayloadRequest, reason: Bilingual) =>
  new APIError(inLanguageOf(req, reason), 400, {}, true);
