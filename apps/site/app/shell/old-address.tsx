import { withQuery } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../i18n/use-locale.ts";
import type { AnyQuery } from "../queries/api-client.ts";
import { otherLanguageQuery } from "../queries/other-language.ts";
import { redirectQuery } from "../queries/redirects.ts";
import { localizePath, paths } from "../routing/paths.ts";
import { useWithoutFrame } from "../routing/use-address.ts";
import { Link } from "../ui/link.tsx";
import { LoadingStatus, NotFoundBox } from "../ui/status.tsx";
import { OnlyOtherLanguage } from "./only-other-language.tsx";

interface OldAddressProps {
  /** The query of the entry in a language. */
  entryIn: (locale: Locale) => AnyQuery;
  children: ReactNode;
}

/**
 * Stands in place of an entry that does not exist. An old address leads on (RT-24), one that is gone for good says so
 * (RT-25), one that exists in the other language leads there (LANG-15), and any other shows the children.
 */
export function OldAddress({ entryIn, children }: OldAddressProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isFramed = useWithoutFrame();
  const { data: moved, isPending } = useQuery(redirectQuery(locale, pathname));
  const isUnmoved = !isPending && !moved;
  const { data: other, isPending: isAsked } = useQuery({
    ...otherLanguageQuery(locale, entryIn),
    enabled: isUnmoved,
  });
  const to = moved?.to;
  useEffect(() => {
    if (to) void navigate(withQuery(localizePath(to, locale), search), { replace: true });
  }, [to, locale, search, navigate]);
  if (isPending || to || (isUnmoved && isAsked)) return <LoadingStatus label={t("status.loading")} />;
  if (other) return <OnlyOtherLanguage title={other.title} />;
  if (!moved) return children;
  return (
    // A frame of another site shows no other page.
    <NotFoundBox
      title={t("gone.heading")}
      action={!isFramed && <Link to={paths.home()}>{t("shell.nav.home")}</Link>}
    >
      {t("gone.note")}
    </NotFoundBox>
  );
}
