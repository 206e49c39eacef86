import type { HomePage } from "@miqyas/contract";
import heroArt from "../../assets/art/hero.svg?url";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { FilmFile } from "./film-file.tsx";
import { FilmFrame } from "./film-frame.tsx";
import type { Film } from "./use-film.ts";
import styles from "./hero.module.css";

interface HeroMediaProps {
  /** `undefined` while the call runs and when it failed. */
  home: HomePage | undefined;
  film: Film;
}

/**
 * The hero's picture, present from the first paint, and the film over it. The film takes no space in the layout:
 * nothing moves when it starts or fails (HOME-4…6).
 */
export function HeroMedia({ home, film }: HeroMediaProps) {
  const { source } = film;
  const picture = home?.hero_image;
  return (
    <div
      className={classNames(styles.media, !picture && styles.own, home?.video_mirrored && styles.mirrored)}
    >
      <Picture
        src={picture}
        details={home?.hero_image_details}
        alt={home?.video_alt_text ?? ""}
        ratio="fill"
        sizes="100vw"
        priority
        fallback={heroArt}
        className={styles.picture}
      />
      {source?.kind === "file" && (
        <noscript>
          <video
            poster={picture ?? heroArt}
            autoPlay
            muted
            loop
            playsInline
            controls
            aria-label={home?.video_alt_text}
            className={classNames(styles.film, styles.started, styles.unscripted)}
          >
            <source src={source.address} media="(prefers-reduced-motion: no-preference)" />
          </video>
        </noscript>
      )}
      {film.isShown && source?.kind === "file" && (
        <FilmFile
          key={source.address}
          address={source.address}
          isMoving={film.isMoving}
          onRefused={film.onRefused}
          onFailed={film.onFailed}
        />
      )}
      {film.isShown && source && source.kind !== "file" && (
        <FilmFrame
          key={source.id}
          film={source}
          title={home?.video_alt_text ?? ""}
          onFailed={film.onFailed}
        />
      )}
    </div>
  );
}
