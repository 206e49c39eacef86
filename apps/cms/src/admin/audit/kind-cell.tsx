import { getTranslation } from "@payloadcms/translations";
import type { DefaultServerCellComponentProps } from "payload";

/** The name of a collection or global, as the navigation shows it. */
export function KindCell({ cellData, payload: { config }, i18n }: DefaultServerCellComponentProps) {
  const slug: unknown = cellData;
  const collection = config.collections.find((one) => one.slug === slug);
  const global = config.globals.find((one) => one.slug === slug);
  const label = collection?.labels.plural ?? global?.label;
  return label ? getTranslation(label, i18n) : "";
}
