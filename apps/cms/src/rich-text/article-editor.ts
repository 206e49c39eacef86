import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import { deepMergeSimple, type Field } from "payload";
import { editorLabels } from "../admin/payload-labels/editor-labels.ts";
import { propertyOf } from "../property-of.ts";
import { entryCollections } from "../redirects/entry-address.ts";
import { validateTextLink } from "./own-links.ts";
import { CancelledLinkFeature } from "./cancelled-link/cancelled-link-feature.ts";
import { ChartFeature } from "./chart-feature.ts";
import { HandOverFeature } from "./hand-over/hand-over-feature.ts";
import { PasteFeature } from "./paste/paste-feature.ts";
import { TableFeature } from "./table/table-feature.ts";

const linkFields: Field[] = [
  {
    name: "text",
    type: "text",
    required: true,
    label: { en: "Text of the link", ar: "نص الرابط" },
  },
  {
    name: "linkType",
    type: "radio",
    required: true,
    defaultValue: "custom",
    label: { en: "Kind", ar: "النوع" },
    options: [
      { value: "internal", label: { en: "An entry of this site", ar: "مادة من هذا الموقع" } },
      { value: "custom", label: { en: "An address", ar: "عنوان" } },
    ],
    admin: { layout: "horizontal" },
  },
  {
    name: "doc",
    type: "relationship",
    relationTo: entryCollections,
    required: true,
    label: { en: "Leads to", ar: "وجهة الرابط" },
    admin: {
      allowCreate: false,
      allowEdit: false,
      condition: (_data, siblings) => propertyOf(siblings, "linkType") === "internal",
      description: {
        en: "The link follows the page when its address changes.",
        ar: "يتبع الرابط الصفحة إذا تغيّر عنوانها.",
      },
    },
  },
  {
    name: "url",
    type: "text",
    required: true,
    label: { en: "Leads to", ar: "وجهة الرابط" },
    validate: validateTextLink,
    admin: {
      condition: (_data, siblings) => propertyOf(siblings, "linkType") !== "internal",
      description: {
        en: "https://…, mailto:…, tel:… or a path of the site such as /words",
        ar: "\u2066https://…\u2069 أو \u2066mailto:…\u2069 أو \u2066tel:…\u2069 أو مسار داخل الموقع مثل \u2066/words\u2069",
      },
    },
  },
];

const captionFields: Field[] = [
  {
    name: "caption",
    type: "text",
    label: { en: "Caption", ar: "تعليق الصورة" },
    maxLength: 500,
    admin: {
      description: {
        en: "Appears under the enlarged picture, and screen readers read it. It does not appear in the article itself.",
        ar: "يظهر تحت الصورة المكبّرة، وتقرؤه برامج قراءة الشاشة. ولا يظهر في المقال نفسه.",
      },
    },
  },
];

const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    // Only lists are nested. The site ignores the indent of a paragraph.
    IndentFeature({ disabledNodes: ["paragraph", "heading", "quote"] }),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: entryCollections, fields: () => linkFields, disableAutoLinks: true }),
    CancelledLinkFeature(),
    TableFeature(),
    UploadFeature({ enabledCollections: ["media"], collections: { media: { fields: captionFields } } }),
    ChartFeature(),
    HorizontalRuleFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    PasteFeature(),
    HandOverFeature(),
  ],
});

/** The editor of every long text. It offers only the elements that an article of the site can show. */
export const articleEditor: typeof editor = async (args) => {
  const adapter = await editor(args);
  const { i18n } = args.config;
  i18n.translations = deepMergeSimple(i18n.translations, editorLabels);
  return adapter;
};
