import path from "node:path";
import { fileURLToPath } from "node:url";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { ar } from "@payloadcms/translations/languages/ar";
import { en } from "@payloadcms/translations/languages/en";
import { buildConfig } from "payload";
import { guardLocks } from "./access/lock-access.ts";
import { adminPanel } from "./admin/admin-panel.ts";
import { arabicLabels } from "./admin/payload-labels/arabic-labels.ts";
import { englishLabels } from "./admin/payload-labels/english-labels.ts";
import { inHouseStyle } from "./admin/payload-labels/house-style.ts";
import { signInToStoredAccount } from "./accounts/sign-in-to-stored-account.ts";
import { nameEditors } from "./accounts/name-editors.ts";
import { quietSteps } from "./accounts/two-factor/sign-in-hooks.ts";
import { endpoints } from "./api/v1/index.ts";
import { collections } from "./collections/all-collections.ts";
import { env } from "./env.ts";
import { nameInBoth } from "./fields/name-in-both.ts";
import { globals } from "./globals/all-globals.ts";
import { mailAdapter } from "./mail/mail-adapter.ts";
import { migrations } from "./migrations/index.ts";
import { payloadLog } from "./log/payload-log.ts";
import { announceCommits } from "./publishing/after-commit.ts";
import { explainRefusal } from "./refusal.ts";
import { previewAddresses } from "./preview/preview-endpoint.ts";
import { mergeIntoPublicText } from "./publishing/publish-one-language.ts";
import {
  closeJobStats,
  ownPlannedPublishing,
  scheduledPublishing,
} from "./publishing/scheduled-publishing.ts";
import { articleEditor } from "./rich-text/article-editor.ts";
import { searchEndpoint } from "./staff-search/search-endpoint.ts";
import { latestVersionsEndpoint } from "./versions/latest-versions-endpoint.ts";

const here = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.CMS_ORIGIN,
  cors: [env.CMS_ORIGIN],
  csrf: [env.CMS_ORIGIN],
  db: postgresAdapter({
    // Without a limit, requests that wait for the connections of each other, or of a machine that is gone, wait for ever.
    pool: { connectionString: env.DATABASE_URL, connectionTimeoutMillis: 10_000 },
    push: false,
    // Imported content keeps its ids, because addresses contain them (`content/content-session.ts`).
    allowIDOnCreate: true,
    migrationDir: path.join(here, "migrations"),
    prodMigrations: migrations,
  }),
  collections,
  globals,
  endpoints: [...endpoints, previewAddresses, searchEndpoint, latestVersionsEndpoint],
  localization: {
    locales: [
      { code: "en", label: { en: "English", ar: "الإنكليزية" } },
      { code: "ar", label: { en: "Arabic", ar: "العربية" }, rtl: true },
    ],
    defaultLocale: "en",
    fallback: true,
    // The button publishes the language of the form. "All languages" stands in its menu.
    defaultLocalePublishOption: "active",
  },
  i18n: {
    supportedLanguages: { en, ar: { ...ar, translations: inHouseStyle(ar.translations) } },
    fallbackLanguage: "en",
    translations: { en: englishLabels, ar: arabicLabels },
  },
  editor: articleEditor,
  email: mailAdapter,
  // Payload writes this path into the admin's pages. A relative path does not reveal the place of the
  // installation.
  admin: adminPanel(path.relative("", here)),
  jobs: scheduledPublishing,
  plugins: env.s3 ? [async (config) => (await import("./media/storage/s3-plugin.ts")).s3Plugin(config)] : [],
  upload: { abortOnLimit: true, limits: { fileSize: 50_000_000 } },
  maxDepth: 5,
  graphQL: { disable: true },
  telemetry: false,
  loggingLevels: quietSteps,
  ...(env.production && { logger: payloadLog }),
  hooks: { afterError: [explainRefusal] },
  onInit: (payload) => {
    announceCommits(payload);
    ownPlannedPublishing(payload);
    closeJobStats(payload);
    mergeIntoPublicText(payload);
    nameEditors(payload);
    guardLocks(payload);
    signInToStoredAccount(payload);
  },
  // Else each start outside production also starts a process that writes the file again.
  typescript: { outputFile: path.join(here, "payload-types.ts"), autoGenerate: false },
}).then(nameInBoth);
