"use client";

import { Button } from "@payloadcms/ui";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string };
  /** Whether the last press copied it; `undefined` before the first. */
  isCopied: boolean | undefined;
  /** Gets whether the text was copied. */
  onCopied: (isCopied: boolean) => void;
}

/** A button of a dialog that copies a text, and says so. */
export function CopyButton({ text, labels, isCopied, onCopied }: CopyButtonProps) {
  return (
    <Button
      type="button"
      buttonStyle="secondary"
      margin={false}
      onClick={() => void copyText(text).then(onCopied)}
    >
      <span aria-live="polite">{isCopied ? labels.copied : labels.copy}</span>
    </Button>
  );
}
