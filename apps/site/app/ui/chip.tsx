import type { ButtonHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";
import { StaffText } from "./staff-text.tsx";
import styles from "./chip.module.css";

interface ChipProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "onClick"> {
  name: string;
  /** Accessible name of the press, with the filter's name: “Remove Methods”. */
  removeLabel: string;
}

/** An active filter. A press removes it. */
export function Chip({ name, removeLabel, type = "submit", onClick }: ChipProps) {
  return (
    <button type={type} className={styles.chip} aria-label={removeLabel} onClick={onClick}>
      <StaffText>{name}</StaffText>
      <Icon name="close" className={styles.cross} />
    </button>
  );
}
