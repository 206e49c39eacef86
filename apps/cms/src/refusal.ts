import { APIError, type Config, type PayloadRequest } from "payload";
import * as v from "valibot";
import { failed, inLanguageOf, type Bilingual } from "./language.ts";
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
  ar: "يعدّل زميل هذه المادة الآن. يُرجى المحاولة لاحقًا.",
};
const chosenIsGone: Bilingual = {
  en: "Something chosen here has been deleted. Remove it, or choose something else.",
  ar: "حُذف شيء مختار هنا. أزله أو اختر غيره.",
};

/** PostgreSQL's code of a row that names one which is not there: an entry was deleted while a form had it chosen. */
const foreignKeyViolation = "23503";

/** What Payload says in place of a fault that it hides. */
export const hiddenReason = "Something went wrong.";

/** A reason in the language of the reader. Payload has some in English alone. */
export function translateReason(req: PayloadRequest, reason: string): string {
  if (reason.includes("is currently locked by another user")) return inLanguageOf(req, beingEdited);
  return reason === hiddenReason ? inLanguageOf(req, failed) : reason;
}

const isGone = (error: Error): boolean =>
  [error.cause, error].some((fault) => propertyOf(fault, "code") === foreignKeyViolation);

/**
 * Makes the admin show the reasons of a refusal, in the language of the reader. Payload's message names only the fields, and
 * the admin breaks the messages of `errors` at the first colon and at commas. It shows `message` of the answer whole.
 */
export const explainRefusal: NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number] = ({
  error,
  req,
  result,
}) => {
  const invalid = v.safeParse(invalidFields, error);
  if (!invalid.success) {
    const [first, ...others] = result?.errors ?? [];
    const message = isGone(error)
      ? inLanguageOf(req, chosenIsGone)
      : first?.message && translateReason(req, first.message);
    const errors = first && [{ ...first, message }, ...others];
    return { response: { ...result, message, errors }, ...(isGone(error) && { status: 400 }) };
  }
  const { data } = invalid.output;
  const isOne = data.errors.length === 1;
  const reasons = data.errors
    .map((field) => reasonOf(field, req.i18n.language, isOne ? ":" : " –"))
    .join(", ");
  const intro = isOne ? "" : `${req.t("error:followingFieldsInvalid", { count: data.errors.length })} `;
  const message = intro + reasons;
  return { response: { errors: [{ name: error.name, data, message }] } };
};
