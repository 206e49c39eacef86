import { formatErrors } from "payload";
import type { CollectionAfterErrorHook } from "payload";
import { refusalOf } from "../refusal.ts";
import { refusals } from "./upload-policy.ts";

/** Messages of Busboy's plain errors, and of Payload's own check of the content type. */
const malformed = [
  "Malformed content type",
  "Malformed part header",
  "Multipart: Boundary not found",
  "Request is not eligible for file upload",
  "Unexpected end of file",
  "Unexpected end of form",
];

/** Message of Payload's error for a file above the limit of its parser. */
const tooLarge = "File size limit has been reached";

/**
 * Answers 400 to an upload form that cannot be read: a broken part header, a NUL in the name of the file, a missing
 * boundary, or a form that ends early. Payload answers 500 to the parser's errors because they have no status. Answers
 * 413 with the limits to a file above the limit of the parser.
 */
export const refuseMalformedUpload: CollectionAfterErrorHook = ({ error, req }) => {
  if (error.message === tooLarge) {
    req.payload.logger.warn({ event: "upload_rejected", reason: "size" });
    return { status: 413, response: { ...formatErrors(refusalOf(req, refusals.size)) } };
  }
  if (!malformed.includes(error.message)) return;
  req.payload.logger.warn({ event: "upload_rejected", reason: "malformed" });
  return { status: 400, response: { ...formatErrors(refusalOf(req, refusals.malformed)) } };
};
