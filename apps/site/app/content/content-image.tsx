import { resolveAsset } from "@miqyas/contract";
import { useContext } from "react";
import type { ComponentProps } from "react";
import { AssetBaseContext } from "./asset-base.ts";
import { resolveSrcSet } from "./resolve-src-set.ts";

/** A picture in backend HTML: absolute address, lazy loading, mirrored in Arabic if its markup says so. */
export function ContentImage(props: ComponentProps<"img"> & { "data-mirrored"?: string }) {
  const { src, srcSet, alt, width, height, sizes, "data-mirrored": mirrored } = props;
  const base = useContext(AssetBaseContext);
  return (
    <img
      src={src && resolveAsset(src, base)}
      srcSet={srcSet && resolveSrcSet(srcSet, base)}
      sizes={sizes}
      alt={alt ?? ""}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      data-mirrored={mirrored}
    />
  );
}

/** A smaller version of a picture in backend HTML. */
export function ContentSource({ srcSet, sizes, type }: ComponentProps<"source">) {
  const base = useContext(AssetBaseContext);
  return <source srcSet={srcSet && resolveSrcSet(srcSet, base)} sizes={sizes} type={type} />;
}
