import { classNames } from "./class-names.ts";
import { StaffText } from "./staff-text.tsx";
import styles from "./byline.module.css";

interface BylineProps {
  name: string;
  position: string;
  className?: string | undefined;
}

/** The author's name and position. Renders nothing for an anonymous text. */
export function Byline({ name, position, className }: BylineProps) {
  if (!name && !position) return null;
  return (
    <p className={classNames(styles.byline, className)}>
      {name && (
        <b>
          <StaffText>{name}</StaffText>
        </b>
      )}
      {position && (
        <span>
          <StaffText>{position}</StaffText>
        </span>
      )}
    </p>
  );
}
