import { withQuery } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../i18n/use-locale.ts";
import { redirectQuery } from "../queries/redirects.ts";
import { localizePath, paths } from "../routing/paths.ts";
import { Link } from "../ui/link.tsx";
import { LoadingStatus, NotFoundBox } from "../ui/status.tsx";

/**
 * Stands in place of an entry that does not exist. An old address leads on (RT-24), one that is gone for good says so
 * (RT-25), and any other shows the children.
 */
export function OldAddress({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: moved, isPending } = useQuery(redirectQuery(locale, pathname));
  const to = moved?.to;
  useEffect(() => {
    if (to) void navigate(withQuery(localizePath(to, locale), search), { replace: true });
  }, [to, locale, search, navigate]);
  if (isPending || to) return <LoadingStatus label={t("status.loading")} />;
  if (!moved) return children;
  return (
    <NotFoundBox title={t("gone.heading")} action={<Link to={paths.home()}>{t("shell.nav.home")}</Link>}>
      {t("gone.note")}
    </NotFoundBox>
  );
}
