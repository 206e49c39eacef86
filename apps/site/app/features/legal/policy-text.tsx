import type { Element } from "hast";
import { useMemo } from "react";
import { SectionView } from "../../content/rich-text.tsx";
import { toSections } from "../../content/sections.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import prose from "../../styles/prose.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./policy.module.css";

/** A policy's blocks with marked sections and list items (POL-2…POL-4), tables and charts as in any text. */
export function PolicyText({ blocks }: { blocks: Element[] }) {
  const locale = useLocale();
  const sections = useMemo(() => toSections({ type: "root", children: blocks }, locale), [blocks, locale]);
  return (
    <div className={classNames(prose.prose, styles.policy)}>
      {sections.map((section, index) => (
        <SectionView key={index} section={section} />
      ))}
    </div>
  );
}
