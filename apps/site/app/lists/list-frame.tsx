import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import { classNames } from "../ui/class-names.ts";
import { PageTitle } from "../ui/page-title.tsx";
import styles from "./list-frame.module.css";

interface ListFrameProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A list page: its title, then its filters and entries. */
export function ListFrame({ heading, lead, children }: ListFrameProps) {
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <div className={classNames(layout.wrap, styles.list)}>{children}</div>
    </>
  );
}
