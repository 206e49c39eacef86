import { contactLimits, directionOf } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { FormKind } from "./form-kinds.ts";
import { markup } from "../shared/html-template.ts";
import type { Markup } from "../shared/html-template.ts";
import { plainFormTexts } from "./plain-form-texts.ts";
import type { FieldErrors } from "./read-form.ts";
import type { FallbackContact } from "../shared/fallback-contacts.ts";

/** What a person typed, by the contract's names. */
export type TypedValues = Record<"name" | "email" | "phone" | "message", string>;

export interface PlainFormPage {
  kind: FormKind;
  locale: Locale;
  /** Where the form is sent again. */
  action: string;
  /** The page that the form was on. */
  backTo: string;
  problem: string;
  errors: FieldErrors;
  /** `null` where they could not be read. */
  values: TypedValues | null;
  stylesheets: readonly string[];
  fallbackContacts: FallbackContact;
}

interface Field {
  name: keyof TypedValues;
  /** The name in the form. */
  sentAs: string;
  label: string;
  hint?: string;
  control: (attributes: Markup, value: string) => Markup;
}

const line =
  (type: string, autocomplete: string, limit: number, rest: Markup) =>
  (attributes: Markup, value: string): Markup =>
    markup`<input ${attributes} type="${type}" autocomplete="${autocomplete}" maxlength="${limit}" ${rest} value="${value}">`;

/** Always left to right, also in Arabic (NEWS-9). */
const ltr = markup`dir="ltr"`;

function fieldsOf(kind: FormKind, locale: Locale): Field[] {
  const texts = plainFormTexts.shared[locale];
  const { name, email, phone } = contactLimits;
  const emailField: Field = {
    name: "email",
    sentAs: "email",
    label: texts.email,
    control: line("email", "email", email, ltr),
  };
  if (kind === "newsletter") return [emailField];
  return [
    {
      name: "name",
      sentAs: "fullName",
      label: texts.name,
      control: line("text", "name", name, markup`required`),
    },
    { ...emailField, control: line("email", "email", email, markup`required ${ltr}`) },
    {
      name: "phone",
      sentAs: "phone",
      label: texts.phone,
      hint: texts.phoneHint,
      control: line("tel", "tel", phone, ltr),
    },
    {
      name: "message",
      sentAs: "message",
      label: texts.message,
      // A browser drops the first line break in a textarea: ours, so that the visitor's own stays.
      control: (attributes, value) =>
        markup`<textarea ${attributes} required rows="8" maxlength="${contactLimits.message}">${"\n"}${value}</textarea>`,
    },
  ];
}

function fieldMarkup(
  { name, sentAs, label, hint, control }: Field,
  value: string,
  error: string | undefined,
): Markup {
  const notes = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const attributes = markup`id="${name}" name="${sentAs}"${error && markup` aria-invalid="true"`}${
    notes ? markup` aria-describedby="${notes}"` : ""
  }`;
  return markup`
      <p>
        <label for="${name}">${label}</label><br>
        ${control(attributes, value)}
        ${hint && markup`<br><small id="${name}-hint">${hint}</small>`}
        ${error && markup`<br><strong id="${name}-error">${error}</strong>`}
      </p>`;
}

function wayOutMarkup({ email, phones }: FallbackContact, text: string): Markup {
  const phoneLinks = phones.map(
    (phone) => markup`<li><a href="tel:${phone.replace(/[^\d+]/g, "")}" dir="ltr">${phone}</a></li>`,
  );
  return markup`
      <p>${text}</p>
      <ul>
        <li><a href="mailto:${email}" dir="ltr">${email}</a></li>
        ${phoneLinks}
      </ul>`;
}

/**
 * A complete page that says why a form was not kept and holds it again with everything typed (CON-10). It needs
 * neither JavaScript nor the app, and has no style or script of its own.
 */
export function plainFormPage(page: PlainFormPage): string {
  const { kind, locale, action, backTo, problem, errors, values, stylesheets, fallbackContacts } = page;
  const texts = { ...plainFormTexts.shared[locale], ...plainFormTexts[kind][locale] };
  const fields = fieldsOf(kind, locale);
  const wrong = fields.flatMap(({ name }) =>
    errors[name] ? [markup`<li><a href="#${name}">${errors[name]}</a></li>`] : [],
  );
  return markup`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <title>${texts.title} | ${texts.agency}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${stylesheets.map((address) => markup`<link rel="stylesheet" href="${address}">`)}
  </head>
  <body>
    <main>
      <h1>${texts.title}</h1>
      <div role="alert">
        <p><strong>${problem}</strong> ${values && wrong.length === 0 ? texts.kept : ""}</p>
        ${wrong.length > 0 && markup`<ul>${wrong}</ul>`}
      </div>
      <form method="post" action="${action}" accept-charset="utf-8">
        <input type="hidden" name="lang" value="${locale}">
        ${fields.map((field) => fieldMarkup(field, values?.[field.name] ?? "", errors[field.name]))}
        <p><button type="submit">${texts.send}</button></p>
      </form>
      ${wayOutMarkup(fallbackContacts, texts.fallbackContacts)}
      <p><a href="${backTo}">${texts.back}</a></p>
    </main>
  </body>
</html>
`.text;
}
