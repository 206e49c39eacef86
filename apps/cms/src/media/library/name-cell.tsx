"use client";

import { DefaultCell, useListDrawerContext } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { propertyOf } from "../../property-of.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";

/** A file in a list: its small version, or its kind, and its name. In a drawer a press on the name chooses the file. */
export function NameCell(props: DefaultCellComponentProps) {
  const { collectionSlug, rowData } = props;
  const address = textOf(propertyOf(rowData, "thumbnailURL"));
  const stored = textOf(propertyOf(rowData, "filename"));
  const { onSelect } = useListDrawerContext();
  const choice = onSelect && {
    link: false,
    // Payload's type says string, its own lists pass the number.
    onClick: () => onSelect({ collectionSlug, doc: rowData, docID: rowData.id as string }),
  };
  return (
    <span className="media-name">
      {address ? (
        <img src={address} alt="" width="64" height="64" loading="lazy" />
      ) : (
        <span className="media-name__kind" aria-hidden="true">
          {stored.split(".").at(-1)?.toUpperCase()}
        </span>
      )}
      <bdi>
        <DefaultCell {...props} {...choice} cellData={textOf(props.cellData) || stored} />
      </bdi>
    </span>
  );
}
