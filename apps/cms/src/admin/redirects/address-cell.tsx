import { Link } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps } from "payload";

/** An address in a list. It reads from left to right in Arabic too. */
export function AddressCell({
  cellData,
  link,
  linkURL,
  rowData,
  collectionSlug,
}: DefaultServerCellComponentProps) {
  const text = typeof cellData === "string" ? cellData : "";
  const address = <bdi dir="ltr">{text || "—"}</bdi>;
  if (!link) return address;
  return (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${String(rowData.id)}`}>{address}</Link>
  );
}
