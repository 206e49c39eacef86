import type { PictureDetails } from "@miqyas/contract";
import { Picture } from "../../ui/picture.tsx";
import styles from "./logos.module.css";

interface LogoCellProps {
  address: string;
  details: PictureDetails | null;
  /** Name of the logo's owner. */
  alt: string;
}

/** A logo in its cell of the row. The cell stays empty when the logo fails to load. */
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
