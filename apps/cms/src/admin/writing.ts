import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { env } from "../env.ts";
import { previewPath } from "../preview/preview-path.ts";
import { hasPreviews } from "../preview/preview-token.ts";

const ReadOnlySource = "/admin/translation/read-only-source.tsx#ReadOnlySource";
/** Stands in the bar of the form: the corrections of the form for plans, the notice of unsaved text, and why it is read-only. */
const controls = [
  "/admin/plan-form.tsx#PlanForm",
  "/admin/unsaved/unsaved-text.tsx#UnsavedText",
  ReadOnlySource,
];
const SaveDraftButton = "/admin/unsaved/save-draft-button.tsx#SaveDraftButton";
const Status = "/admin/versions/form-status.tsx#FormStatus";

/**
 * Payload's own button opens the preview beside the form. Payload shows it only with an address; the pane asks for the real
 * ones itself.
 */
const livePreview = hasPreviews ? { livePreview: { url: env.SITE_ORIGIN } } : {};
const views = {
  edit: { livePreview: { Component: "/admin/preview/preview-pane.tsx#PreviewPane" } },
};

/** What the form of an entry has for whoever writes: the preview of its page, the other title, and what is missing. */
export const collectionWriting = (slug: string) =>
  ({
    ...(previewPath(slug, 0) !== undefined && livePreview),
    components: {
      Description: "/admin/translation/other-title.tsx#OtherTitle",
      edit: {
        beforeDocumentControls: ["/admin/translation/language-warning.tsx#LanguageWarning", ...controls],
        SaveDraftButton,
        Status,
      },
      views,
    },
  }) satisfies CollectionConfig["admin"];

/** The same for a global. */
export const globalWriting: GlobalConfig["admin"] = {
  ...livePreview,
  components: { elements: { beforeDocumentControls: controls, SaveDraftButton, Status }, views },
};

const FormWithoutDrafts = "/admin/unsaved/form-without-drafts.tsx#FormWithoutDrafts";

/** The same for a collection without drafts: its form is saved by a button alone. Some are translated. */
export const collectionWithoutDrafts = (isTranslated: boolean) =>
  ({
    edit: { beforeDocumentControls: [FormWithoutDrafts, ...(isTranslated ? [ReadOnlySource] : [])] },
  }) satisfies NonNullable<CollectionConfig["admin"]>["components"];

/** The same for a global without drafts. */
export const globalWithoutDrafts = {
  elements: { beforeDocumentControls: [FormWithoutDrafts] },
} satisfies NonNullable<GlobalConfig["admin"]>["components"];

/** Beside the form: the page on the site, and links that show the draft. */
export const siteLinks: Field = {
  name: "site_links",
  type: "ui",
  label: { en: "On the site", ar: "في الموقع" },
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: {
      Field: {
        path: "/admin/preview/site-links.tsx#SiteLinks",
        clientProps: { siteOrigin: env.SITE_ORIGIN, hasPreviews },
      },
    },
  },
};
