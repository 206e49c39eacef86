import { coreValueKeys } from "@miqyas/contract";
import { findPublishedPage } from "../find-published.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

/** `GET /core-values`: the four values in the order of the page (ABT-6). */
export const coreValues = defineRead({
  name: "core-values",
  path: "/core-values",
  answer: async (context) => {
    const page = await findPublishedPage(context, "core-values");
    if (!page) return undefined;
    const values = coreValueKeys.flatMap((key) => page.doc.values?.find((value) => value.key === key) ?? []);
    return {
      core_values: values.map((value) => ({
        key: value.key,
        title: value.title,
        description: value.description ?? "",
        ...picture("image", value.image),
      })),
      untranslated: page.untranslated,
    };
  },
});
