import { resolveAsset } from "@miqyas/contract";
import { useContext } from "react";
import type { ComponentProps } from "react";
import { AssetBaseContext } from "./asset-base.ts";
import { resolveSrcSet } from "./resolve-src-set.ts";

/** The attributes by which a picture is mirrored in Arabic, never cropped, or cropped around a point. */
const displayNames = ["data-mirrored", "data-whole", "data-x", "data-y"] as const;
type Display = Partial<Record<(typeof displayNames)[number], string>>;

/** A picture in backend HTML: absolute address, lazy loading, mirrored and cropped as its markup says. */
export function ContentImage(props: ComponentProps<"img"> & Display) {
  const { src, srcSet, alt, width, height, sizes } = props;
  const base = useContext(AssetBaseContext);
  return (
    <img
      src={(src && resolveAsset(src, base)) || undefined}
      srcSet={(srcSet && resolveSrcSet(srcSet, base)) || undefined}
      sizes={sizes}
      alt={alt ?? ""}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      {...Object.fromEntries(displayNames.map((name) => [name, props[name]]))}
    />
  );
}

/** A smaller version of a picture in backend HTML. */
export function ContentSource({ srcSet, sizes, type }: ComponentProps<"source">) {
  const base = useContext(AssetBaseContext);
  return <source srcSet={srcSet && resolveSrcSet(srcSet, base)} sizes={sizes} type={type} />;
}
