import { useEffect, useState, useSyncExternalStore } from "react";
import { useBoot } from "./boot-context.ts";

const never = () => () => undefined;

/**
 * The page's data and the list of its modules, both inert, and its one small script, which starts the
 * rest when it is wanted. A document that is put together anew in the browser needs none of them.
 */
export function BootScripts() {
  const { served, whenReady } = useBoot();
  const comesFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServed] = useState(comesFromServer);
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    whenReady();
  }, [whenReady]);
  if (!isServed) return null;

  const script = served?.script;
  // Hydration leaves inner HTML and what is suppressed as it is: the browser keeps no second copy to compare.
  return (
    <>
      <script
        type="application/json"
        id="boot"
        nonce={script?.nonce}
        data-hydrate-now={served?.hydrateNow ? "" : undefined}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- inert: JSON that nothing executes
        dangerouslySetInnerHTML={{ __html: served?.json ?? "" }}
      />
      <template
        id="boot-modules"
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- inert: links that the small script puts into the head
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
