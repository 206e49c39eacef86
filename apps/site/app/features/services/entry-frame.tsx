import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../routing/paths.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { BackLink } from "../../ui/back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./entry-frame.module.css";

/** The way from a service or a tool up to their list. */
export function BackToServices() {
  const { t } = useTranslation();
  return <BackLink to={paths.services()}>{t("services.back")}</BackLink>;
}

/** A service's or a tool's page while there is nothing to show of it: on its way, failed, or not there. */
export function EntryFrame({ page, children }: { page: "service" | "tool"; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(layout.wrap, styles.frame)}>
      <PageHead page={page} hidden />
      <BackToServices />
      <h1 className={classNames(typeStyles.d2, styles.heading)}>{t(`seo.pages.${page}.title`)}</h1>
      {children}
    </div>
  );
}

/** Says that there is no such thing, and where everything that there is can be found (SVD-3, TLD-2). */
export function NoEntry({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <NotFoundBox title={title} action={<Link to={paths.services()}>{t("services.backToList")}</Link>}>
      {children}
    </NotFoundBox>
  );
}
