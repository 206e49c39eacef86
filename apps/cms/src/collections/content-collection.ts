import { isEntryCollection } from "@miqyas/contract";
import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content-access.ts";
import { collectionWriting, siteLinks } from "../admin/writing.ts";
import { translatorsOnlySaveDrafts } from "../access/translator-drafts.ts";
import { readOnlyForTranslators, translatorsOnlyTranslate } from "../access/translator-texts.ts";
import { brokenLinks } from "../fields/broken-links.ts";
import { nameCopies } from "../fields/name-copy.ts";
import { reads } from "../fields/reads.ts";
import { copyCheck } from "../fields/copy-check.ts";
import { searchEngines } from "../fields/search-engines.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { moveInSource, moveOnSite } from "../publishing/move-in-lists.ts";
import { publishWholeWithoutChanges } from "../publishing/publish-one-language.ts";
import { refuseUnfinishedFromTrash } from "../publishing/refuse-from-trash.ts";
import { nameRefused, refuseInLists } from "../publishing/refuse-in-lists.ts";
import { removePlans } from "../publishing/remove-plans.ts";
import { rememberPublic } from "../publishing/taken-back.ts";
import { checkEndpoint } from "../translation/check-endpoint.ts";
import { languageFields } from "../translation/language-fields.ts";
import { fillList } from "../translation/fill-list.ts";
import { keepLanguageStates } from "../translation/keep-language-states.ts";
import { hasLongText } from "../rich-text/has-text.ts";
import { announceGonePage, keepOldAddress, rememberAddress } from "../redirects/keep-old-address.ts";
import { changedBy, latestVersions, nameAuthor } from "../versions/changed-by.ts";
import { drafts } from "../versions/drafts.ts";
import { dropSameDraft } from "../versions/drop-same-draft.ts";
import { forgetForms, rememberForm } from "../versions/form-saves.ts";
import { putLockBack, setLockAside } from "../versions/keep-lock.ts";
import { keepOthersChanges } from "../versions/keep-others-changes.ts";
import { keepPublicVersion } from "../versions/keep-public-version.ts";
import { lockEntry } from "../versions/lock-entry.ts";
import { removeUntouched } from "../versions/remove-untouched.ts";

type Content = Omit<CollectionConfig, "access" | "hooks" | "trash" | "versions">;

type Hooks = Pick<NonNullable<CollectionConfig["hooks"]>, "beforeChange" | "beforeDelete">;

/**
 * Makes a collection of published content: drafts, versions, scheduled publishing, a trash and its roles. Entries
 * with a page have fields for search engines. `hooks` run before those of every collection.
 */
export function contentCollection(content: Content, hooks: Hooks = {}): CollectionConfig {
  const writing = collectionWriting(content.slug);
  return {
    ...content,
    fields: readOnlyForTranslators([
      ...nameCopies(content.fields, content.admin?.useAsTitle),
      ...(isEntryCollection(content.slug) ? [searchEngines(content.slug)] : []),
      ...(hasLongText(content.fields) ? [brokenLinks(content.slug)] : []),
      ...languageFields,
      copyCheck,
      changedBy,
      siteLinks,
      ...(isEntryCollection(content.slug) ? [reads(content.slug)] : []),
      latestVersions,
    ]),
    admin: {
      ...content.admin,
      ...writing,
      components: { ...content.admin?.components, ...writing.components },
    },
    endpoints: [checkEndpoint(content.slug)],
    access: contentAccess,
    trash: true,
    versions: { maxPerDoc: 20, drafts },
    hooks: {
      beforeOperation: [
        fillList,
        refuseInLists,
        moveInSource,
        lockEntry,
        keepOthersChanges,
        setLockAside,
        translatorsOnlySaveDrafts,
        publishWholeWithoutChanges,
        keepPublicVersion,
        removeUntouched,
      ],
      beforeValidate: [translatorsOnlyTranslate],
      beforeChange: [
        refuseUnfinishedFromTrash,
        ...(hooks.beforeChange ?? []),
        rememberAddress,
        rememberPublic,
        nameAuthor,
      ],
      afterChange: [
        putLockBack,
        moveOnSite,
        removePlans,
        keepOldAddress,
        keepLanguageStates,
        announceChange,
        dropSameDraft,
        rememberForm,
      ],
      beforeDelete: hooks.beforeDelete ?? [],
      afterDelete: [announceChange, announceGonePage, forgetForms],
      afterOperation: [nameRefused],
    },
  };
}
