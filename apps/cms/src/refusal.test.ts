import { APIError, Locked, ValidationError, type PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import { explainRefusal } from "./refusal.ts";

/** The answer to an error, for staff who use the admin in this language. */
function messageOf(error: Error, language = "en") {
  const t = () => "The following fields are invalid:";
  const req = { i18n: { language }, t } as unknown as PayloadRequest;
  const result = { errors: [{ message: error.message }] };
  const answer = explainRefusal({ error, req, result, context: {} });
  return (answer as { response: { message?: string; errors: { message?: string }[] } }).response;
}

const title = { path: "title", label: { en: "Title", ar: "العنوان" }, message: "This field is required." };

describe("explainRefusal", () => {
  it("says the reason of a refused field, in the language of the admin", () => {
    const error = new ValidationError({ errors: [title] });
    expect(messageOf(error).errors[0]?.message).toBe("Title: This field is required.");
    expect(messageOf(error, "ar").errors[0]?.message).toBe("العنوان: This field is required.");
  });

  it("lists the reasons of several fields, and keeps them for the fields of the form", () => {
    const { errors } = messageOf(new ValidationError({ errors: [title, { path: "a.b", message: "No." }] }));
    expect(errors[0]).toMatchObject({
      message: "The following fields are invalid: Title – This field is required., No.",
      data: { errors: [{ path: "title" }, { path: "a.b" }] },
    });
  });

  it("says any other refusal whole, because the admin breaks the messages of a list", () => {
    const refusal = messageOf(new APIError("Accepted: JPEG, PNG.", 400, {}, true));
    expect(refusal.message).toBe("Accepted: JPEG, PNG.");
    expect(refusal.errors[0]?.message).toBe("Accepted: JPEG, PNG.");
  });

  it("says what Payload says in English alone: a lock, a deleted choice, and a fault", () => {
    const lock = new Locked("Document with ID 12 is currently locked by another user and cannot be updated.");
    expect(messageOf(lock, "ar").message).toBe("يعدّل زميل هذه المادة الآن. يُرجى المحاولة لاحقًا.");
    const gone = new Error("Failed query", { cause: Object.assign(new Error(), { code: "23503" }) });
    expect(messageOf(gone).message).toMatch(/^Something chosen here has been deleted/);
    expect(messageOf(new Error("Something went wrong."), "ar").message).toMatch(/^لم تنجح العملية/);
    expect(messageOf(new Locked("Our own reason."), "ar").message).toBe("Our own reason.");
  });
});
