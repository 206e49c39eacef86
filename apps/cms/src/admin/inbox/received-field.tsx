"use client";

import { FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { TextareaFieldClientComponent, TextFieldClientComponent } from "payload";
import type { ReactNode } from "react";
import { reasonLabels } from "./reason-labels.ts";

interface Received {
  path: string;
  field: { label?: Parameters<typeof FieldLabel>[0]["label"] };
  children: (value: string) => ReactNode;
}

/** What a visitor sent, to be read and not to be edited; nothing where they sent nothing. */
function ReceivedField({ path, field, children }: Received) {
  const { value } = useField<string | null | undefined>({ path });
  if (!value) return null;
  return (
    <div className="field-type received-field" id={`field-${path}`}>
      <FieldLabel as="span" label={field.label} />
      <p>{children(value)}</p>
    </div>
  );
}

/** A line or text of a visitor, in its own direction. */
export const ReceivedText: TextFieldClientComponent & TextareaFieldClientComponent = (
  props: Omit<Received, "children">,
) => (
  <ReceivedField {...props}>
    {(value) => (
      <span className="received-text" dir="auto">
        {value}
      </span>
    )}
  </ReceivedField>
);

/** The address of a visitor: a click writes to it. */
export const ReceivedEmail: TextFieldClientComponent = ({ path, field }) => (
  <ReceivedField path={path} field={field}>
    {(value) => (
      <a href={`mailto:${encodeURIComponent(value).replace("%40", "@")}`} dir="ltr">
        {value}
      </a>
    )}
  </ReceivedField>
);

/** The phone number of a visitor: a click calls it. */
export const ReceivedPhone: TextFieldClientComponent = ({ path, field }) => (
  <ReceivedField path={path} field={field}>
    {(value) => (
      <a href={`tel:${value.replace(/[^\d+]/g, "")}`} dir="ltr">
        {value}
      </a>
    )}
  </ReceivedField>
);

/** Why something is held back, in words; a reason without words as it was given. */
export const HeldBackReason: TextFieldClientComponent = ({ path, field }) => {
  const { i18n } = useTranslation();
  return (
    <ReceivedField path={path} field={field}>
      {(reason) => reasonLabels.get(reason)?.[i18n.language === "ar" ? "ar" : "en"] ?? reason}
    </ReceivedField>
  );
};
