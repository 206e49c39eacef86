import { classNames } from "./class-names.ts";
import { drawingOf } from "./icon-paths.ts";
import type { IconName } from "./icon-paths.ts";
import styles from "./icon.module.css";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A small drawing beside a text or inside a labelled control. Screen readers skip it. */
export function Icon({ name, className }: IconProps) {
  const { stroke = [], fill, directional } = drawingOf(name);
  return (
    <svg
      className={classNames(styles.icon, fill && styles.filled, directional && styles.directional, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {fill && <path d={fill} />}
      {stroke.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
