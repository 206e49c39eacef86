import type { ReactNode } from "react";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import { Picture } from "./picture.tsx";
import type { PictureProps } from "./picture.tsx";
import { StaffText } from "./staff-text.tsx";
import { TitleText } from "./title-text.tsx";
import styles from "./page-banner.module.css";

interface PageBannerProps {
  /** The background colour, the same as that of the site's own plates. */
  tone: "pistachio" | "basalt";
  heading: string;
  lead?: string;
  /** A `BackLink` to the page's list. */
  back?: ReactNode;
  /** The main action of the page. */
  action?: ReactNode;
  picture: Pick<PictureProps, "src" | "details" | "alt" | "fallback" | "mirrored">;
}

/** The head of an inner page: its title on a coloured background, and its picture to the window's edge. */
export function PageBanner({ tone, heading, lead, back, action, picture }: PageBannerProps) {
  return (
    <section className={classNames(styles.banner, styles[tone], tone === "basalt" ? "on-dark" : "on-pist")}>
      <div className={styles.words}>
        {back}
        <h1 className={typeStyles.d2}>
          <TitleText>{heading}</TitleText>
        </h1>
        {lead && (
          <p className={styles.lead}>
            <StaffText>{lead}</StaffText>
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.plate}>
        <Picture {...picture} ratio="fill" priority sizes="(max-width: 860px) 100vw, 42vw" />
      </div>
    </section>
  );
}
