import { Suspense, lazy } from "react";

const RichText = lazy(async () => {
  const { RichText } = await import("./rich-text.tsx");
  return { default: RichText };
});

/**
 * Backend HTML in a part of a page that is not its main content. The server sends it finished; the code
 * that reads HTML is fetched after the page runs, and the text simply stays until then.
 */
export function LazyRichText({ html }: { html: string }) {
  return (
    <Suspense>
      <RichText html={html} />
    </Suspense>
  );
}
