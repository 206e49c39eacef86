import { directionOf } from "@miqyas/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { Links, Outlet } from "react-router";
import type { MiddlewareFunction } from "react-router";
import favicon from "./assets/brand/favicon.svg?url";
import { BootScripts } from "./boot/boot-scripts.tsx";
import { localizePath } from "./routing/paths.ts";
import { useWithoutFrame } from "./routing/use-address.ts";
import { useLocale } from "./i18n/use-locale.ts";
import { useAgencyFacts } from "./queries/agency-facts.ts";
import { createClientLoader, createLoader } from "./queries/page-context.ts";
import type { PageQueries } from "./queries/page-context.ts";
import { servePage } from "./boot/serve-page.server.ts";
import { refetchFailed } from "./queries/served-queries.ts";
import { siteSettingsQuery } from "./queries/site-settings.ts";
import { socialLinksQuery } from "./queries/social-medias.ts";
import { DescribedAgencyContext } from "./seo/described-agency.ts";
import { useKeptPages } from "./shell/navigation/use-kept-pages.ts";
import { useCountedReads } from "./shell/navigation/use-counted-reads.ts";
import { LastResort } from "./shell/last-resort.tsx";
import { PageFrame } from "./shell/page-frame.tsx";
import { preloadedFonts } from "./styles/font-files.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

const frameQueries: PageQueries = ({ locale }) => [socialLinksQuery(locale), siteSettingsQuery(locale)];

export const middleware: MiddlewareFunction<Response>[] = [servePage];
export const loader = createLoader(() => [], frameQueries);
export const clientLoader = createClientLoader(frameQueries);

/** The document of every page, and of the page for an error in the frame. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={favicon} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizePath("/site.webmanifest", locale)} />
        {preloadedFonts[locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <BootScripts />
      </body>
    </html>
  );
}

export default function App() {
  const queries = useQueryClient();
  useEffect(() => refetchFailed(queries), [queries]);
  useCountedReads();
  useKeptPages();
  const page = <Outlet />;
  return (
    <DescribedAgencyContext value={useAgencyFacts()}>
      {useWithoutFrame() ? page : <PageFrame>{page}</PageFrame>}
    </DescribedAgencyContext>
  );
}

export function ErrorBoundary() {
  return <LastResort />;
}
