import { ar } from "@payloadcms/translations/languages/ar";
import { describe, expect, it } from "vitest";
import { isObject, propertyOf } from "../../property-of.ts";
import { arabicLabels } from "./arabic-labels.ts";
import { inHouseStyle } from "./house-style.ts";

/** Every text of a catalogue with its path. */
const textsOf = (texts: object, path = ""): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    isObject(text) ? textsOf(text, `${path}${name}.`) : [[path + name, String(text)]],
  );

const placesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(String).toSorted();

describe("Payload's Arabic texts", () => {
  it("follow the house's rules for marks, commas and quotation marks", () => {
    expect(inHouseStyle({ a: { b: 'للبدء, قم بإنشاء "مسودّة" ، ثمّ...', c: "جدًا" } })).toEqual({
      a: { b: "للبدء، قم بإنشاء «مسودة»، ثم…", c: "جدًا" },
    });
  });

  it.each(textsOf(arabicLabels))("are corrected where Payload has one: %s", (path, text) => {
    const original = path.split(".").reduce<unknown>(propertyOf, ar.translations);
    expect(original).toBeTypeOf("string");
    // Each of the places that Payload fills exists there.
    const places = placesOf(String(original).replace("{{العنوان}}", "{{title}}"));
    expect(placesOf(text).filter((place) => !places.includes(place))).toEqual([]);
    expect(text).not.toMatch(/\p{Script=Arabic}[,;?]|\.\.\.|"/u);
  });
});
