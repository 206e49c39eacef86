import { classNames } from "./class-names.ts";
import { StaffText } from "./staff-text.tsx";
import styles from "./tags.module.css";

interface TagsProps {
  names: readonly string[];
  /** Accessible name of the list: “Categories”. */
  label: string;
  className?: string | undefined;
}

/** Names of categories. Renders nothing when there are none. */
export function Tags({ names, label, className }: TagsProps) {
  if (names.length === 0) return null;
  return (
    <ul className={classNames(styles.tags, className)} aria-label={label}>
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <StaffText>{name}</StaffText>
        </li>
      ))}
    </ul>
  );
}
