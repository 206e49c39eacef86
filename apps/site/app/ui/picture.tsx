import { focalTenth } from "@miqyas/contract";
import type { PictureDetails } from "@miqyas/contract";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { pictureSources } from "./picture-sources.ts";
import { usePictureFailure } from "./use-picture-failure.ts";
import styles from "./picture.module.css";

/** Shape of the reserved space, width to height; `fill` takes the shape of its positioned parent. */
type PictureRatio = "fill" | "1:1" | "5:4" | "4:5" | "4:3" | "3:2" | "16:10" | "16:9";

export interface PictureProps {
  /** Address of the original. The fallback replaces a missing or broken one. */
  src: string | null | undefined;
  /** The backend's data about it: size, smaller files, colour, description, cropping, mirroring. */
  details?: PictureDetails | null | undefined;
  /** Alternative text. Default: `details.alt`; `""` for a decorative picture. */
  alt?: string | undefined;
  /** Its width on the screen, as a `sizes` attribute. */
  sizes?: string;
  /** For the first visible picture: loaded at once and before others. */
  priority?: boolean;
  ratio?: PictureRatio;
  /** `cover` crops to the space; `contain` shows the whole of a logo or a cut-out. */
  fit?: "cover" | "contain";
  /** Mirrored in Arabic: for the site's own plates. The backend's pictures say so in their details. */
  mirrored?: boolean;
  /** Address of the plate that replaces a missing picture. */
  fallback?: string | undefined;
  /** What stands in its place without a plate. Default: nothing. */
  instead?: ReactNode;
  className?: string | undefined;
}

/**
 * A picture in the size and format that fits the screen. It reserves its space, and a broken picture is never visible
 * (BLOG-13).
 */
export function Picture({ src, details, fallback, instead, mirrored = false, ...rest }: PictureProps) {
  if (!src) return fallback ? <Plate {...rest} address={fallback} /> : instead;
  return <Original key={src} {...rest} {...{ details, mirrored, fallback, instead }} address={src} />;
}

type ShownProps = Omit<PictureProps, "src"> & { address: string };

function Original({ fallback, instead, ...shown }: ShownProps) {
  const { ref, failed, onError } = usePictureFailure();
  const { address, details, alt, mirrored, sizes = "100vw", priority = false } = shown;
  if (failed) return fallback ? <Plate {...shown} address={fallback} /> : instead;
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
 * The colour below a picture. It stays after loading: no blank frame appears before the picture is decoded. It is an
 * SVG attribute, because the content security policy allows no inline styles.
 */
function Ground({ details, ratio, fit }: ShownProps) {
  if (!details?.color || !ratio || fit === "contain") return null;
  return <svg color={details.color} aria-hidden="true" className={styles.ground} />;
}

/** The plate in the place of a missing picture. If it fails too, its background stays, without another attempt. */
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
  const point = details?.focal_point;
  return {
    "data-ratio": ratio,
    // The middle of a chosen point is named too: a picture without one may stand at an edge.
    "data-x": point && (focalTenth(point.x) ?? 5),
    "data-y": point && (focalTenth(point.y) ?? 5),
    className: classNames(
      styles.frame,
      ratio ? styles.kept : styles.natural,
      fit === "contain" && styles.contain,
      details?.whole && styles.whole,
      className,
    ),
  };
}
