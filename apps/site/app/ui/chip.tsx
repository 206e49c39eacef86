import { Icon } from "./icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  name: string;
  /** Accessible name of the press, with the filter's name: “Remove Methods”. */
  removeLabel: string;
  onRemove: () => void;
}

/** An active filter. A press removes it. */
export function Chip({ name, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      {name}
      <Icon name="close" className={styles.cross} />
    </button>
  );
}
