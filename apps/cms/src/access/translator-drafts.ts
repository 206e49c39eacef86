import { defaultLocale, type Locale } from "@miqyas/contract";
import { Forbidden, type Access, type AccessArgs, type PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { findSource } from "../translation/entry-rows.ts";
import { findRole, only } from "./roles.ts";

const publishes = (data: unknown) => propertyOf(data, "_status") === "published";

type FindSource = (args: AccessArgs) => Locale | undefined | Promise<Locale | undefined>;

/**
 * Editors may change a document, and a translator a draft of it. A translator's form is read-only in the language of the
 * source text; `translatorsOnlyTranslate` refuses the change itself.
 */
const editorsOrTranslators =
  (findSourceOfForm: FindSource): Access =>
  async (args) => {
    if (only("owner", "editor")(args)) return true;
    if (findRole(args.req) !== "translator" || publishes(args.data)) return false;
    const source = await findSourceOfForm(args);
    return source === undefined || source !== args.req.locale;
  };

/** Who may change an article, a service and other content with drafts. A form asks with its collection. */
export const translatorDraftsOrEditors = editorsOrTranslators(async ({ collectionConfig, id, req }) =>
  collectionConfig && id !== undefined
    ? ((await findSource(collectionConfig.slug, Number(id), req)) ?? defaultLocale)
    : undefined,
);

/** The same for a category or a file, which is written in English first. */
export const translatedByTranslators = editorsOrTranslators(({ collectionConfig, id }) =>
  collectionConfig && id !== undefined ? defaultLocale : undefined,
);

/** The same for a page. Its form asks with its text. */
export const pageByTranslators = editorsOrTranslators(({ data }) => (data ? defaultLocale : undefined));

interface Operation {
  args?: unknown;
  operation: string;
  overrideAccess?: boolean;
  req: PayloadRequest;
}

/**
 * Refuses a translator's change unless it saves a draft. A translator never changes the published text, and
 * moves nothing into or out of the trash. A version is restored in both languages at once, so translators
 * restore none.
 */
export function translatorsOnlySaveDrafts({ args, operation, overrideAccess, req }: Operation): void {
  if (overrideAccess || findRole(req) !== "translator") return;
  if (operation === "restoreVersion") throw new Forbidden(req.t);
  if (operation !== "update") return;
  const data = propertyOf(args, "data");
  const movesTrash = Boolean(propertyOf(data, "deletedAt")) || propertyOf(args, "trash") === true;
  const isDraft = propertyOf(args, "draft") === true;
  // With these Payload writes the public text of the other language over its draft, also when it saves a draft.
  const isForLanguages = ["publishSpecificLocale", "unpublishAllLocales"].some((name) =>
    propertyOf(args, name),
  );
  if (!isDraft || publishes(data) || movesTrash || isForLanguages) throw new Forbidden(req.t);
}
