"use client";

import { DefaultCell } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { propertyOf } from "../../property-of.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";

/** A file in a list: its small version, or its kind, and its name. */
export function NameCell(props: DefaultCellComponentProps) {
  const address = textOf(propertyOf(props.rowData, "thumbnailURL"));
  const stored = textOf(propertyOf(props.rowData, "filename"));
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
        <DefaultCell {...props} cellData={textOf(props.cellData) || stored} />
      </bdi>
    </span>
  );
}
