import { Suspense, lazy, useState } from "react";
import { loadPatiently } from "../ui/load-patiently.ts";
import type { RichText as RichTextComponent } from "./rich-text.tsx";

let loaded: typeof RichTextComponent | undefined;

/** Loads the code for HTML. A page opened afterwards shows its texts at once, so that nothing below them moves. */
export async function loadRichText(): Promise<typeof RichTextComponent> {
  const code = await import("./rich-text.tsx");
  return (loaded = code.RichText);
}

const LateRichText = lazy(async () => ({ default: await loadPatiently(loadRichText) }));

/**
 * Backend HTML outside a page's main content. The server renders it. The browser loads the code for HTML after
 * hydration and keeps the server's markup until then.
 */
export function LazyRichText({ html }: { html: string }) {
  const [RichText] = useState(() => loaded ?? LateRichText);
  return (
    <Suspense>
      <RichText html={html} />
    </Suspense>
  );
}
