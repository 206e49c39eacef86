import { getTranslation } from "@payloadcms/translations";
import type { Block, CollectionConfig, Field, GlobalConfig, Tab } from "payload";
import { describe, expect, it } from "vitest";
import { collections, type CollectionLabel } from "../collections/all-collections.ts";
import { globals } from "../globals/all-globals.ts";
import { propertyOf } from "../property-of.ts";

/** A label that staff read, with its path. */
type Text = [path: string, text: unknown];

function textsOf(fields: (Block | Field | Tab)[], path: string): Text[] {
  return fields.flatMap((field) => {
    const here = `${path}.${"name" in field ? field.name : "row"}`;
    const texts: Text[] =
      "name" in field ? [[`${here} label`, "label" in field ? field.label : undefined]] : [];
    if ("admin" in field && field.admin && "description" in field.admin && field.admin.description)
      texts.push([`${here} description`, field.admin.description]);
    if ("options" in field)
      for (const option of field.options)
        texts.push([`${here} option`, typeof option === "object" ? option.label : option]);
    if ("labels" in field && field.labels)
      texts.push([`${here} one`, field.labels.singular], [`${here} many`, field.labels.plural]);
    return "fields" in field ? [...texts, ...textsOf(field.fields, here)] : texts;
  });
}

const inBoth = (label: CollectionLabel) => {
  const inOne = (language: string) =>
    label && getTranslation(label, { language, fallbackLanguage: language, t: String });
  return { en: inOne("en"), ar: inOne("ar") };
};

const collectionTexts = ({ slug, labels, admin, fields }: CollectionConfig): Text[] => [
  [`${slug} one`, inBoth(labels?.singular)],
  [`${slug} many`, inBoth(labels?.plural)],
  ...(admin?.hidden ? [] : [[`${slug} group`, admin?.group] satisfies Text]),
  ...textsOf(fields, slug),
];

const globalTexts = ({ slug, label, admin, fields }: GlobalConfig): Text[] => [
  [`${slug} label`, label],
  [`${slug} group`, admin?.group],
  ...textsOf(fields, slug),
];

const texts = [...collections.flatMap(collectionTexts), ...globals.flatMap(globalTexts)];

describe("the admin's words", () => {
  it.each(texts)("says %s in both languages", (_path, text) => {
    expect(propertyOf(text, "en")).toMatch(/[a-z]/i);
    expect(propertyOf(text, "ar")).toMatch(/\p{Script=Arabic}/u);
  });

  // Payload divides a message about several refused fields at its commas.
  it.each(texts.filter(([path]) => path.endsWith(" label")))("has no comma in %s", (_path, text) => {
    expect(propertyOf(text, "en")).not.toContain(", ");
    expect(propertyOf(text, "ar")).not.toContain(", ");
  });

  it("covers every collection and page", () => {
    expect(texts.length).toBeGreaterThan(250);
  });
});
