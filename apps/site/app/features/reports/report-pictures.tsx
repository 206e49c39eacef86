import type { ListedImage } from "@miqyas/contract";
import { Picture } from "../../ui/picture.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./report-facts.module.css";

/**
 * The pictures of a report in rows of three, each with its caption (RPD-1, RPD-11). One or two that are left over fill the
 * last row.
 */
export function ReportPictures({ images }: { images: readonly ListedImage[] }) {
  const rest = images.length % 3;
  return (
    <div className={styles.pictures}>
      {images.map(({ image, image_details, alt_text }, index) => {
        const isAlone = rest === 1 && index === images.length - 1;
        return (
          <figure key={index}>
            <Picture
              src={image}
              details={image_details}
              alt={alt_text || undefined}
              ratio={isAlone ? "16:9" : "4:3"}
              sizes={isAlone ? "(max-width: 860px) 100vw, 984px" : "(max-width: 860px) 50vw, 28vw"}
            />
            {/* The same words as the description of the picture, which is read in its place. */}
            {alt_text && (
              <figcaption aria-hidden="true">
                <StaffText>{alt_text}</StaffText>
              </figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
