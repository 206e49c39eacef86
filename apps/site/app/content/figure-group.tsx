import { renderElements } from "./render-elements.tsx";
import type { ArticleFigure } from "./sections.ts";
import styles from "../styles/prose.module.css";

/**
 * One picture, two side by side, or a grid of three and more (ART-6, RSD-2). A caption is not shown under
 * its picture but stays its description for assistive technology (ART-5).
 */
export function FigureGroup({ figures }: { figures: ArticleFigure[] }) {
  const layout = figures.length === 1 ? styles.single : figures.length === 2 ? styles.pair : styles.grid;
  return (
    <div className={layout}>
      {figures.map(({ image, caption }, index) => (
        <figure key={index} className={styles.figure}>
          {renderElements([image])}
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
