import type { GlobalConfig } from "payload";
import { pageAccess } from "../access/content-access.ts";
import { globalWriting, siteLinks } from "../admin/writing.ts";
import { translatorsOnlySaveDrafts } from "../access/translator-drafts.ts";
import { readOnlyForTranslators, translatorsOnlyTranslatePage } from "../access/translator-texts.ts";
import { brokenLinks } from "../fields/broken-links.ts";
import { reads } from "../fields/reads.ts";
import { copyCheck } from "../fields/copy-check.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { publishWholeWithoutChanges } from "../publishing/publish-one-language.ts";
import { removePlans } from "../publishing/remove-plans.ts";
import { putLiveRowBack, rememberLiveRow } from "../publishing/restore-as-draft.ts";
import { rememberPublic } from "../publishing/taken-back.ts";
import { hasLongText } from "../rich-text/has-text.ts";
import { changedBy, latestVersions, nameAuthor } from "../versions/changed-by.ts";
import { drafts } from "../versions/drafts.ts";
import { dropSameDraft } from "../versions/drop-same-draft.ts";
import { rememberForm } from "../versions/form-saves.ts";
import { putLockBack, setLockAside } from "../versions/keep-lock.ts";
import { keepOthersChanges } from "../versions/keep-others-changes.ts";
import { lockEntry } from "../versions/lock-entry.ts";

type Page = Omit<GlobalConfig, "access" | "hooks" | "versions">;

/** Makes a single page: drafts, versions, scheduled publishing and its roles. */
export function contentGlobal(page: Page): GlobalConfig {
  return {
    ...page,
    admin: { ...page.admin, ...globalWriting },
    fields: readOnlyForTranslators([
      ...page.fields,
      ...(hasLongText(page.fields) ? [brokenLinks(page.slug)] : []),
      copyCheck,
      changedBy,
      siteLinks,
      reads(page.slug),
      latestVersions,
    ]),
    access: pageAccess,
    versions: { max: 20, drafts },
    hooks: {
      beforeOperation: [
        lockEntry,
        keepOthersChanges,
        setLockAside,
        translatorsOnlySaveDrafts,
        publishWholeWithoutChanges,
        rememberLiveRow,
      ],
      beforeValidate: [translatorsOnlyTranslatePage],
      beforeChange: [rememberPublic, nameAuthor],
      afterChange: [putLockBack, removePlans, putLiveRowBack, announceChange, dropSameDraft, rememberForm],
    },
  };
}
