import { directionOf, escapeHtml } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";

/** HTML that is safe to send. Only the functions of this file make it. */
export type Html = string & { readonly safe: unique symbol };

const safe = (html: string) => html as Html;

const fonts: Record<Locale, string> = {
  en: "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif",
  ar: "Alexandria,'Segoe UI',Tahoma,Arial,sans-serif",
};

/** The site's colours. Mail programs do not support custom properties. */
const colours = {
  ground: "#ebefea",
  paper: "#ffffff",
  ink: "#151c1f",
  quiet: "#44545a",
  line: "#c5cdc4",
  accent: "#b4d84b",
};

const sideOf = (locale: Locale) => (locale === "ar" ? `dir="rtl" align="right"` : `dir="ltr" align="left"`);

/** The language of a text by its first letter with a known script, else `otherwise`. */
function scriptOf(text: string, otherwise: Locale): Locale {
  const letter = /[\p{Script=Arabic}\p{Script=Latin}]/u.exec(text)?.[0];
  if (!letter) return otherwise;
  return /\p{Script=Arabic}/u.test(letter) ? "ar" : "en";
}

/** A part of a mail in one language, in its direction. */
export const part = (locale: Locale, ...blocks: Html[]): Html =>
  safe(
    `<div lang="${locale}" ${sideOf(locale)} style="font-family:${fonts[locale]};` +
      `text-align:${locale === "ar" ? "right" : "left"};line-height:${locale === "ar" ? "1.8" : "1.6"};` +
      `font-size:16px;color:${colours.ink}">${blocks.join("")}</div>`,
  );

export const heading = (text: string): Html =>
  safe(
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:600">${escapeHtml(text)}</h1>`,
  );

/** A paragraph. Line breaks are kept. */
export const paragraph = (text: string): Html =>
  safe(`<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`);

export const smallPrint = (text: string, link?: { label: string; address: string }): Html =>
  safe(
    `<p style="margin:0 0 6px;font-size:14px;color:${colours.quiet}">${escapeHtml(text)}` +
      (link
        ? ` <a href="${escapeHtml(link.address)}" style="color:${colours.quiet};text-decoration:underline">` +
          `${escapeHtml(link.label)}</a>`
        : "") +
      `</p>`,
  );

export const button = (label: string, address: string): Html =>
  safe(
    `<p style="margin:0 0 20px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:13px 26px;` +
      `background:${colours.ink};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
  );

/** A value with its label above it. The value has the direction of its own language, or is left to right. */
export const fact = (label: string, value: string, { isLatin = false } = {}): Html =>
  safe(
    `<p style="margin:0 0 2px;font-size:13px;color:${colours.quiet}">${escapeHtml(label)}</p>` +
      `<p style="margin:0 0 14px"><span dir="${isLatin ? "ltr" : directionOf(scriptOf(value, "en"))}">${escapeHtml(value)}</span></p>`,
  );

/** A quoted text by another person. */
export const quotation = (text: string, otherwise: Locale): Html => {
  const locale = scriptOf(text, otherwise);
  const side = locale === "ar" ? "right" : "left";
  return safe(
    `<div style="margin:8px 0 24px;padding:4px 16px;border-${side}:4px solid ${colours.accent}">` +
      `${part(locale, paragraph(text))}</div>`,
  );
};

export const rule = safe(
  `<div style="margin:28px 0;border-top:1px solid ${colours.line};font-size:0">&nbsp;</div>`,
);

/** The HTML of a whole mail. It has no table, picture, script or style sheet, and loads nothing. */
export const emailDocument = (locale: Locale, title: string, ...parts: Html[]): string =>
  `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">` +
  `<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:0;background:${colours.ground}">` +
  `<div style="padding:24px 12px;background:${colours.ground}"><div style="max-width:560px;margin:0 auto;` +
  `background:${colours.paper};border-top:6px solid ${colours.accent}"><div style="padding:28px">` +
  `<p ${sideOf(locale)} style="margin:0 0 28px;font-family:${fonts[locale]};font-size:18px;font-weight:600;` +
  `color:${colours.ink}">${locale === "ar" ? "مقياس Miqyas" : "Miqyas مقياس"}</p>` +
  `${parts.join("")}</div></div></div></body></html>`;
