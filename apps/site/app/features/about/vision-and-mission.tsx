import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "../../shell/query-state.tsx";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import { useAboutTexts } from "./use-about-texts.ts";
import styles from "./vision-and-mission.module.css";

/** The agency's vision. The block shows its own error when the call fails (ABT-4, ABT-5). */
export function Vision({ vision }: { vision: UseQueryResult<string> }) {
  const texts = useAboutTexts();
  return (
    <Block id="vision-section" heading={texts.visionHeading} className={classNames("on-pist", styles.vision)}>
      <QueryState query={vision}>{(text) => <Statement>{text}</Statement>}</QueryState>
    </Block>
  );
}

/** The agency's mission. When the call fails the text stays empty, without an error (ABT-3, ERR-18). */
export function Mission({ mission }: { mission: UseQueryResult<string> }) {
  const texts = useAboutTexts();
  return (
    <Block id="mission-section" heading={texts.missionHeading} className={styles.mission}>
      {!mission.isError && <QueryState query={mission}>{(text) => <Statement>{text}</Statement>}</QueryState>}
    </Block>
  );
}

interface BlockProps {
  id: string;
  heading: string;
  className: string | undefined;
  children: ReactNode;
}

function Block({ id, heading, className, children }: BlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames(styles.block, className)}>
      <h2 id={`${id}-heading`} tabIndex={-1} className={typeStyles.h2}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Statement({ children }: { children: string }) {
  return (
    children && (
      <p className={classNames(typeStyles.lead, styles.statement)}>
        <StaffText>{children}</StaffText>
      </p>
    )
  );
}
