import { Suspense, lazy } from "react";

const RichText = lazy(async () => {
  const { RichText } = await import("./rich-text.tsx");
  return { default: RichText };
});

/**
 * Backend HTML outside a page's main content. The server renders it. The browser loads the code for HTML after
 * hydration and keeps the server's markup until then.
 */
export function LazyRichText({ html }: { html: string }) {
  return (
    <Suspense>
      <RichText html={html} />
    </Suspense>
  );
}
