import type { ArrayField, FieldHook } from "payload";
import { nobody } from "../access/roles.ts";
import type { ContactMessage } from "../payload-types.ts";

/** Nobody signs for somebody else: the hooks below fill these fields. */
const signed = { access: { create: nobody, update: nobody } };

type NoteHook<Value> = FieldHook<ContactMessage, Value | undefined, { text?: string }>;

/** Whether a note says what it said before. A changed text is signed by who changed it. */
const isSame = ({ siblingData, previousSiblingDoc }: Parameters<NoteHook<unknown>>[0]): boolean =>
  siblingData.text === previousSiblingDoc?.text;

const author: NoteHook<number> = (args) => (isSame(args) && args.value) || args.req.user?.id;
const now: NoteHook<string> = (args) => (isSame(args) && args.value) || new Date().toISOString();

/** Internal notes of staff on a message. Visitors never see them. */
export const messageNotes: ArrayField = {
  name: "notes",
  type: "array",
  label: { en: "Notes", ar: "ملاحظات" },
  labels: { singular: { en: "Note", ar: "ملاحظة" }, plural: { en: "Notes", ar: "ملاحظات" } },
  fields: [
    { name: "text", type: "textarea", required: true, label: { en: "Note", ar: "الملاحظة" } },
    {
      type: "row",
      fields: [
        {
          ...signed,
          name: "by",
          type: "relationship",
          relationTo: "users",
          label: { en: "By", ar: "كتبها" },
          hooks: { beforeChange: [author] },
          admin: { readOnly: true, width: "50%" },
        },
        {
          ...signed,
          name: "at",
          type: "date",
          label: { en: "At", ar: "وقت الكتابة" },
          hooks: { beforeChange: [now] },
          admin: { readOnly: true, width: "50%", date: { pickerAppearance: "dayAndTime" } },
        },
      ],
    },
  ],
};
