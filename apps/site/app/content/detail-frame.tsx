import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { PageHead } from "../seo/page-head.tsx";
import layout from "../styles/layout.module.css";
import typeStyles from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import styles from "./detail-frame.module.css";

interface DetailFrameProps {
  page: "article" | "resource" | "word" | "report" | "trend";
  /** A `BackLink` to the list. */
  back: ReactNode;
  children: ReactNode;
}

/** The page of an entry while it loads, after its call failed, or when the entry does not exist. */
export function DetailFrame({ page, back, children }: DetailFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(layout.wrap, styles.frame)}>
      <PageHead page={page} hidden />
      {back}
      <h1 className={classNames(typeStyles.d2, styles.heading)}>{t(`seo.pages.${page}.title`)}</h1>
      {children}
    </div>
  );
}
