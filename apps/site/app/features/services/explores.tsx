import type { Explore } from "@miqyas/contract";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { ExploreAnswers } from "./explore-answers.tsx";
import { toExploreBlocks } from "./explore-blocks.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./explores.module.css";

/** All explores of a service or a tool, below its banner (SVD-2, TLD-1, ENT-6). */
export function Explores({ explores }: { explores: readonly Explore[] }) {
  return toExploreBlocks(explores).map((block) =>
    block.kind === "triptych" ? (
      <Triptych key={block.explore.id} explore={block.explore} />
    ) : (
      <div key={block.rows[0]?.explore.id} className={styles.rows}>
        <div className={layout.wrap}>
          {block.rows.map(({ explore, turned }) => (
            <Row key={explore.id} explore={explore} turned={turned} />
          ))}
        </div>
      </div>
    ),
  );
}

/** One picture and a text, side by side; successive rows alternate sides (SVD-2). */
function Row({ explore, turned }: { explore: Explore; turned: boolean }) {
  const second = !explore.image;
  const image = explore.image ?? explore.second_image;
  return (
    <Reveal threshold={0.1}>
      <article className={classNames(styles.row, turned && styles.turned, !image && styles.plain)}>
        {image && (
          <Picture
            src={image}
            details={second ? explore.second_image_details : explore.image_details}
            ratio="4:3"
            sizes="(max-width: 860px) 92vw, 46vw"
            className={styles.plate}
          />
        )}
        <ExploreText explore={explore} className={styles.words} />
      </article>
    </Reveal>
  );
}

/** Two pictures with a text between them, from edge to edge (SVD-2). */
function Triptych({ explore }: { explore: Explore }) {
  const pictures = [
    { src: explore.image, details: explore.image_details },
    { src: explore.second_image, details: explore.second_image_details },
  ].map((picture, index) => (
    <div key={index} className={styles.wing}>
      <Picture {...picture} ratio="fill" sizes="(max-width: 860px) 100vw, 34vw" />
    </div>
  ));
  return (
    <article className={styles.triptych}>
      {pictures[0]}
      <ExploreText explore={explore} className={styles.centre} />
      {pictures[1]}
    </article>
  );
}

/** Title, description, and the answers below them (ENT-6). */
function ExploreText({ explore, className }: { explore: Explore; className?: string | undefined }) {
  const { title, description, answers } = explore;
  return (
    <div className={classNames(styles.text, className)}>
      {title && (
        <h2 className={typeStyles.h2}>
          <TitleText>{title}</TitleText>
        </h2>
      )}
      {description && (
        <p>
          <StaffText>{description}</StaffText>
        </p>
      )}
      <ExploreAnswers answers={answers} label={title} />
    </div>
  );
}
