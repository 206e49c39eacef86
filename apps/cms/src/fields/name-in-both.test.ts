import { expect, test } from "vitest";
import config from "../payload.config.ts";

const { collections, globals } = await config;
const versioned = [...collections, ...globals].filter(({ versions }) => versions);

test.each(versioned)("no label of $slug depends on who compares its versions first", ({ fields }) => {
  const labels = fields.flatMap((field) => [
    ...("label" in field ? [field.label] : []),
    ...(field.type === "select"
      ? field.options.map((option) => (typeof option === "object" ? option.label : option))
      : []),
  ]);
  expect(labels.filter((label) => typeof label === "function")).toEqual([]);
  expect(labels).toContainEqual({ en: "Created At", ar: "تاريخ الإنشاء" });
});
