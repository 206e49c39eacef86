import config from "@payload-config";
import "@payloadcms/next/css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { _internal_renderFieldHandler as renderFieldHandler } from "@payloadcms/ui/rsc";
import { buildFormStateHandler } from "@payloadcms/ui/utilities/buildFormState";
import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { lockingWhatMayBeChanged, ofWhatMayBeRead, onlyByPublishers } from "../../access/server-functions.ts";
import "../../admin/accounts/two-factor.css";
import "../../admin/admin.css";
import "../../admin/charts/table-as-read.css";
import "../../admin/copy-check/copy-check.css";
import "../../admin/dialog.css";
import "../../admin/first-page/first-page.css";
import "../../admin/inbox/inbox.css";
import "../../admin/link-check/broken-links.css";
import "../../admin/list-bar.css";
import "../../admin/search-preview/search-preview.css";
import "../../admin/staff-search/staff-search.css";
import "../../admin/translation/translation.css";
import "../../admin/preview/preview.css";
import "../../media/library/library.css";
import "../../rich-text/editor.css";
import "../../admin/unsaved/unsaved.css";
import "../../admin/usage/usage.css";
import "../../admin/versions/versions.css";
import { EarlyPress } from "../../admin/early-press/early-press.tsx";
import { importMap } from "./admin/importMap.js";

const serverFunctions = {
  "form-state": ofWhatMayBeRead(lockingWhatMayBeChanged(buildFormStateHandler)),
  "render-field": ofWhatMayBeRead(renderFieldHandler),
  "schedule-publish": onlyByPublishers(schedulePublishHandler),
};

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  // Payload's copying between languages publishes at once. `SourceText` takes texts over as a draft.
  if (args.name === "copy-data-from-locale") throw new Error("Copying between languages is switched off");
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <EarlyPress />
      {children}
    </RootLayout>
  );
}
