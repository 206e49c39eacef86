"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string };
  /** Gets whether the text was copied. */
  onCopied: (isCopied: boolean) => void;
}

/** A button of a dialog that copies a text, and says so. */
export function CopyButton({ text, labels, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    const isDone = await copyText(text);
    setIsCopied(isDone);
    onCopied(isDone);
  }

  return (
    <Button type="button" buttonStyle="secondary" margin={false} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? labels.copied : labels.copy}</span>
    </Button>
  );
}
