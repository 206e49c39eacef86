import { agencyZone } from "@miqyas/contract";
import type { Config } from "payload";
import { env } from "../env.ts";
import { favicon } from "./favicon.ts";

/**
 * The appearance and components of the admin. It loads nothing from a foreign host. `baseDir` is the folder
 * of its components.
 */
export const adminPanel = (baseDir: string): Config["admin"] => ({
  user: "users",
  // The alternative loads a picture of every member of staff from gravatar.com.
  avatar: "default",
  dateFormat: "yyyy-MM-dd HH:mm",
  timezones: {
    supportedTimezones: [{ label: "دمشق · Damascus", value: agencyZone }],
    defaultTimezone: agencyZone,
  },
  meta: {
    titleSuffix: " · Miqyas",
    defaultOGImageType: "off",
    robots: "noindex, nofollow",
    icons: [{ rel: "icon", type: "image/svg+xml", url: favicon }],
  },
  components: {
    providers: [
      "/admin/browser-repairs.tsx#BrowserRepairs",
      "/admin/upload-size-guard.tsx#UploadSizeGuard",
      "/admin/accounts/two-factor-due.tsx#TwoFactorDue",
      "/admin/navigation-beside.tsx#NavigationBeside",
      "/admin/name-controls.tsx#NameControls",
      "/admin/failed-plans.tsx#FailedPlans",
    ],
    graphics: { Logo: "/admin/logo.tsx#Logo", Icon: "/admin/icon.tsx#Icon" },
    actions: ["/admin/staff-search/search-box.tsx#SearchBox"],
    beforeDashboard: [
      "/admin/sample-notice.tsx#SampleNotice",
      "/admin/mail-notice.tsx#MailNotice",
      "/admin/first-page/work-panel.tsx#WorkPanel",
      "/admin/first-page/due-messages.tsx#DueMessages",
      "/admin/inbox/inbox-panel.tsx#InboxPanel",
      "/admin/link-check/broken-links-panel.tsx#BrokenLinksPanel",
      "/admin/translation/translation-board.tsx#TranslationBoard",
      "/admin/usage/usage-panel.tsx#UsagePanel",
    ],
    views: {
      login: { Component: "/admin/sign-in/sign-in.tsx#SignIn", path: "/login", exact: true },
      // The token follows the path.
      choosePassword: {
        Component: "/admin/sign-in/choose-password.tsx#ChoosePassword",
        path: "/choose-password",
      },
      // With a mail server Payload's own page sends a link.
      ...(!env.SMTP_URL && {
        forgot: {
          Component: "/admin/forgotten-password.tsx#ForgottenPassword",
          path: "/forgot",
          exact: true,
        },
      }),
    },
  },
  importMap: { baseDir },
});
