import type { ListedImage } from "@miqyas/contract";
import figures from "./figures.module.css";
import { classNames } from "../ui/class-names.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./picture-group.module.css";

/**
 * Pictures of a text: one alone, two in a row, or rows of three (RSD-2).
 */
export function PictureGroup({ images }: { images: readonly ListedImage[] }) {
  const layout = images.length === 1 ? figures.single : images.length === 2 ? figures.pair : figures.grid;
  return (
    <div className={classNames(layout, styles.group)}>
      {images.map(({ image, image_details, alt_text }, index) => (
        <Picture
          key={index}
          src={image}
          details={image_details}
          alt={alt_text || undefined}
          ratio="4:3"
          sizes={images.length > 2 ? "(max-width: 860px) 50vw, 28vw" : "(max-width: 860px) 100vw, 45vw"}
        />
      ))}
    </div>
  );
}
