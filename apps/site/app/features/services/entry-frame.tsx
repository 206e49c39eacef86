import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { BackLink } from "../../ui/back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./entry-frame.module.css";

/** Link from a service or a tool back to their list. */
export function BackToServices() {
  const { t } = useTranslation();
  return <BackLink to={paths.services()}>{t("services.back")}</BackLink>;
}

/** The page of a service or a tool while it loads, after its call failed, or when it does not exist. */
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

/** Says that the entry does not exist, with a link to all entries (SVD-3, TLD-2). */
export function NoEntry({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <NotFoundBox title={title} action={<Link to={paths.services()}>{t("services.backToList")}</Link>}>
      {children}
    </NotFoundBox>
  );
}
