import { useEffect, useState } from "react";
import { preloadModule } from "react-dom";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useBoot } from "./boot-context.ts";

/**
 * The page's boot data and list of modules, both inert, and a small script that loads the rest later. A document
 * rendered in the browser needs none of them.
 */
export function BootScripts() {
  const { served, whenReady } = useBoot();
  const comesFromServer = !useHydrated();
  const [isServed] = useState(comesFromServer);
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    whenReady();
  }, [whenReady]);
  if (!isServed) return null;

  const script = served?.script;
  if (served)
    for (const { src, integrity } of [served.script, ...served.imports])
      preloadModule(src, { as: "script", integrity, nonce: script?.nonce });
  // Hydration compares neither inner HTML nor suppressed attributes. The browser therefore needs no second copy.
  return (
    <>
      <script
        type="application/json"
        id="boot"
        nonce={script?.nonce}
        data-hydrate-now={served?.hydrateNow ? "" : undefined}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- inert: JSON that nothing executes
        dangerouslySetInnerHTML={{ __html: served?.json ?? "" }}
      />
      <template
        id="boot-modules"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- inert: links that the small script puts into the head
        dangerouslySetInnerHTML={{ __html: served?.modules ?? "" }}
      />
      <script
        type="module"
        src={script?.src}
        integrity={script?.integrity}
        nonce={script?.nonce}
        suppressHydrationWarning
      />
    </>
  );
}
