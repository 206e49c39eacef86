"use client";

import { callAddress } from "@miqyas/contract";
import { FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { TextareaFieldClientComponent, TextFieldClientComponent } from "payload";
import type { ReactNode } from "react";
import { reasonLabels } from "./reason-labels.ts";
import { languageOf } from "../../language.ts";

interface Received {
  path: string;
  field: { label?: Parameters<typeof FieldLabel>[0]["label"] };
  children: (value: string) => ReactNode;
}

/** A read-only value that a visitor sent. An empty value renders nothing. */
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

/** A visitor's text, each paragraph in its own direction. */
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

/** A visitor's e-mail address, as a link that opens a mail. */
export const ReceivedEmail: TextFieldClientComponent = ({ path, field }) => (
  <ReceivedField path={path} field={field}>
    {(value) => (
      <a href={`mailto:${encodeURIComponent(value).replace("%40", "@")}`} dir="ltr">
        {value}
      </a>
    )}
  </ReceivedField>
);

/** A visitor's phone number, as a link that calls it. */
export const ReceivedPhone: TextFieldClientComponent = ({ path, field }) => (
  <ReceivedField path={path} field={field}>
    {(value) => (
      <a href={callAddress(value)} dir="ltr">
        {value}
      </a>
    )}
  </ReceivedField>
);

/** The reason for a quarantine, as a label. An unknown reason is shown as stored. */
export const QuarantineReason: TextFieldClientComponent = ({ path, field }) => {
  const { i18n } = useTranslation();
  return (
    <ReceivedField path={path} field={field}>
      {(reason) => reasonLabels.get(reason)?.[languageOf(i18n.language)] ?? reason}
    </ReceivedField>
  );
};
