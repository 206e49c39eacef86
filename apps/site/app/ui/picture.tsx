import type { PictureDetails } from "@miqyas/contract";
import { classNames } from "./class-names.ts";
import { pictureSources } from "./picture-sources.ts";
import { usePictureFailure } from "./use-picture-failure.ts";
import styles from "./picture.module.css";

/** Shape of the place a picture is given, width to height; `fill` takes the shape of its positioned parent. */
type PictureRatio = "fill" | "1:1" | "5:4" | "4:5" | "4:3" | "3:2" | "16:10" | "16:9";

export interface PictureProps {
  /** Address of the original; nothing or a broken one shows the fallback. */
  src: string | null | undefined;
  /** What the backend tells of it: size, smaller files, colour, description, how it is cropped and mirrored. */
  details?: PictureDetails | null | undefined;
  /** Description for those who do not see it; its `details.alt` when left out, `""` when it only decorates. */
  alt?: string | undefined;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes?: string;
  /** For the picture that is seen first: fetched at once and before others. */
  priority?: boolean;
  ratio?: PictureRatio;
  /** `cover` crops to the place; `contain` shows the whole of a logo or a cut-out. */
  fit?: "cover" | "contain";
  /** Turns round in Arabic: for the site's own plates; what the backend sends says it in its details. */
  mirrored?: boolean;
  /** Address of the plate shown instead of a missing picture; without one nothing is shown. */
  fallback?: string | undefined;
  className?: string | undefined;
}

/** A picture in the size and format that fits the screen; it keeps its place and cannot be seen broken (BLOG-13). */
export function Picture({ src, details, fallback, mirrored = false, ...rest }: PictureProps) {
  if (!src) return fallback ? <Plate {...rest} address={fallback} /> : null;
  return (
    <Original key={src} {...rest} address={src} details={details} mirrored={mirrored} fallback={fallback} />
  );
}

type ShownProps = Omit<PictureProps, "src"> & { address: string };

function Original({ fallback, ...shown }: ShownProps) {
  const { ref, failed, onError } = usePictureFailure();
  const { address, details, alt, mirrored, sizes = "100vw", priority = false } = shown;
  if (failed) return fallback ? <Plate {...shown} address={fallback} /> : null;
  return (
    <span {...frameOf(shown)}>
      <Ground {...shown} />
      <picture>
        {pictureSources(details).map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          ref={ref}
          src={address}
          alt={alt ?? details?.alt ?? ""}
          width={details?.width}
          height={details?.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding={priority ? "sync" : "async"}
          onError={onError}
          data-mirrored={mirrored || details?.mirrored ? "" : undefined}
          className={styles.image}
        />
      </picture>
    </span>
  );
}

/**
 * The colour under a picture, for as long as it is there: nothing is taken away, so nothing is empty until the
 * picture is decoded. An attribute of SVG, because the content policy allows no style in the markup.
 */
function Ground({ details, ratio, fit }: ShownProps) {
  if (!details?.color || !ratio || fit === "contain") return null;
  return <svg color={details.color} aria-hidden="true" className={styles.ground} />;
}

/** The plate in the place of a missing picture. If it fails too, its ground stays: nothing is tried again. */
function Plate(shown: ShownProps) {
  const { ref, failed, onError } = usePictureFailure();
  const { address, details, alt } = shown;
  return (
    <span {...frameOf({ ...shown, details: null })}>
      {!failed && (
        <img
          ref={ref}
          src={address}
          alt={alt ?? details?.alt ?? ""}
          width={details?.width ?? 1200}
          height={details?.height ?? 800}
          loading={shown.priority ? "eager" : "lazy"}
          fetchPriority={shown.priority ? "high" : undefined}
          onError={onError}
          data-mirrored=""
          className={styles.image}
        />
      )}
    </span>
  );
}

function frameOf({ ratio, fit = "cover", details, className }: ShownProps) {
  return {
    "data-ratio": ratio,
    "data-x": tenthOf(details?.focal_point?.x),
    "data-y": tenthOf(details?.focal_point?.y),
    className: classNames(
      styles.frame,
      ratio ? styles.kept : styles.natural,
      fit === "contain" && styles.contain,
      details?.whole && styles.whole,
      className,
    ),
  };
}

/** A share of a picture's side in tenths, which the style sheet knows by name; nothing for the middle. */
function tenthOf(percent = 50): number | undefined {
  const tenth = Math.round(percent / 10);
  return tenth === 5 ? undefined : tenth;
}
