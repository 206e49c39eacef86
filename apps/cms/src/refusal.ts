import { APIError, type Config, type PayloadRequest } from "payload";
import * as v from "valibot";
import { inLanguageOf, type Bilingual } from "./language.ts";
import { propertyOf } from "./property-of.ts";

/**
 * The error for a refused request of staff: status 400 and a reason in their language. `field` shows the
 * reason beside that field too. The data is needed, even empty: without it a built Payload shows "An unknown
 * error occurred" instead of the reason.
 */
export function refusalOf(req: PayloadRequest, reason: Bilingual, field?: string): APIError {
  const message = inLanguageOf(req, reason);
  return new APIError(message, 400, field ? { errors: [{ path: field, message }] } : {}, true);
}

const invalidFields = v.object({
  data: v.object({
    errors: v.pipe(v.array(v.looseObject({ path: v.string(), message: v.string() })), v.minLength(1)),
  }),
});

type InvalidField = v.InferOutput<typeof invalidFields>["data"]["errors"][number];

/** The reason of a refused field, after the label of the field when that is known. */
function reasonOf({ label, message }: InvalidField, language: string, mark: string): string {
  const own = typeof label === "object" ? (propertyOf(label, language) ?? propertyOf(label, "en")) : label;
  return typeof own === "string" ? `${own}${mark} ${message}` : message;
}

const beingEdited: Bilingual = {
  en: "A colleague is editing this now. Please try again later.",
  ar: "يحرّر زميل هذا الآن. يُرجى المحاولة لاحقًا.",
};
const chosenIsGone: Bilingual = {
  en: "Something chosen here has been deleted. Remove it, or choose something else.",
  ar: "حُذف شيء مختار هنا. أزله أو اختر غيره.",
};
const failed: Bilingual = {
  en: "This did not work. Please try again.",
  ar: "لم تنجح العملية. يُرجى المحاولة مجددًا.",
};

/** PostgreSQL's code of a row that names one which is not there: an entry was deleted while a form had it chosen. */
const foreignKeyViolation = "23503";

/** What Payload says in English to everybody, or not at all. `undefined` for any other error. */
function ownReason(error: Error): { reason: Bilingual; status: number } | undefined {
  const code = propertyOf(error.cause, "code") ?? propertyOf(error, "code");
  if (code === foreignKeyViolation) return { reason: chosenIsGone, status: 400 };
  if (error.message.includes("is currently locked by another user"))
    return { reason: beingEdited, status: 423 };
  const status = propertyOf(error, "status") ?? 500;
  return typeof status === "number" && status >= 500 ? { reason: failed, status } : undefined;
}

/**
 * Makes the admin show the reasons of a refusal, in the language of the reader. Payload's message names only the fields, and the admin breaks the
 * messages of `errors` at the first colon and at commas. It shows `message` of the answer whole.
 */
export const explainRefusal: NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number] = ({
  error,
  req,
  result,
}) => {
  const own = ownReason(error);
  if (own) {
    const message = inLanguageOf(req, own.reason);
    return { response: { message, errors: [{ name: error.name, message }] }, status: own.status };
  }
  const invalid = v.safeParse(invalidFields, error);
  if (!invalid.success) return { response: { ...result, message: result?.errors?.[0]?.message } };
  const { data } = invalid.output;
  const isOne = data.errors.length === 1;
  const reasons = data.errors
    .map((field) => reasonOf(field, req.i18n.language, isOne ? ":" : " –"))
    .join(", ");
  const intro = isOne ? "" : `${req.t("error:followingFieldsInvalid", { count: data.errors.length })} `;
  const message = intro + reasons;
  return { response: { errors: [{ name: error.name, data, message }] } };
};
