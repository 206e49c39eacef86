import { Icon } from "./icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  name: string;
  /** What pressing does, with the name in it: “Remove Methods”. */
  removeLabel: string;
  onRemove: () => void;
}

/** A filter in force; pressing it takes it away. */
export function Chip({ name, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      {name}
      <Icon name="close" className={styles.cross} />
    </button>
  );
}
