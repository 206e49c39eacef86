import type { PictureDetails } from "@miqyas/contract";
import { Picture } from "../../ui/picture.tsx";
import styles from "./logos.module.css";

interface LogoCellProps {
  address: string;
  details: PictureDetails | null;
  /** Whose it is. */
  alt: string;
}

/** A wordmark in its cell of a ruled row; an empty cell when it cannot be loaded. */
export function LogoCell({ address, details, alt }: LogoCellProps) {
  return (
    <div className={styles.cell}>
      <Picture
        src={address}
        details={details}
        alt={alt}
        fit="contain"
        sizes="260px"
        className={styles.logo}
      />
    </div>
  );
}
