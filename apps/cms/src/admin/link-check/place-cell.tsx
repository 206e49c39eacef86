import { Link } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps } from "payload";
import { findPlace } from "../../link-check/find-place.ts";
import type { BrokenLink } from "../../payload-types.ts";

/** The text that holds the link, with the way there. */
export function PlaceCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { name, href } = findPlace(payload, i18n, rowData as BrokenLink);
  return <Link href={href}>{name}</Link>;
}
