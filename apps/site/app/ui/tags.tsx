import { classNames } from "./class-names.ts";
import styles from "./tags.module.css";

interface TagsProps {
  names: readonly string[];
  /** What the list is of, read aloud before it: “Categories”. */
  label: string;
  className?: string | undefined;
}

/** Names of the categories something belongs to; nothing when it belongs to none. */
export function Tags({ names, label, className }: TagsProps) {
  if (names.length === 0) return null;
  return (
    <ul className={classNames(styles.tags, className)} aria-label={label}>
      {[...new Set(names)].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
