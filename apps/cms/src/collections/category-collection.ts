import type { CollectionConfig, Field } from "payload";
import { translatedAccess } from "../access/editors-access.ts";
import { readOnlyForTranslators, translatorsOnlyTranslate } from "../access/translator-texts.ts";
import { localizedLine } from "../fields/localized-line.ts";
import type { Bilingual } from "../language.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { fillList } from "../translation/fill-list.ts";
import { refuseOlderForm } from "../versions/keep-others-changes.ts";
import { lockEntry } from "../versions/lock-entry.ts";

interface Categories {
  slug: string;
  labels: { singular: Bilingual; plural: Bilingual };
  group: Bilingual;
  fields?: Field[];
}

/** Makes a collection of named categories, which staff sort by dragging. */
export function categoryCollection({ slug, labels, group, fields = [] }: Categories): CollectionConfig {
  return {
    slug,
    labels,
    orderable: true,
    admin: {
      group,
      useAsTitle: "name",
      defaultColumns: ["name", "updatedAt"],
      listSearchableFields: ["name"],
    },
    access: translatedAccess,
    hooks: {
      beforeOperation: [fillList, lockEntry, refuseOlderForm],
      beforeValidate: [translatorsOnlyTranslate],
      afterChange: [announceChange],
      afterDelete: [announceChange],
    },
    fields: readOnlyForTranslators([
      localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true }),
      ...fields,
    ]),
  };
}
