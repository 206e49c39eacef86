import { savesData } from "../../browser-storage/saves-data.ts";

/** The part of the browser's interface that TypeScript does not know yet. */
interface Browser {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

const { trustedTypes } = globalThis as unknown as Browser;

/** The address at which the browser has loaded this document, without its fragment. */
const findServed = () => performance.getEntriesByType("navigation")[0]?.name.split("#")[0];

const address = "/worker.js";
/** The address of the worker. Browsers refuse a second policy of one name. */
let trusted: string | undefined;
let registered: Promise<ServiceWorkerRegistration> | undefined;

async function register(): Promise<ServiceWorkerRegistration> {
  trusted ??=
    trustedTypes?.createPolicy("site-worker", { createScriptURL: () => address }).createScriptURL("") ??
    address;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trusted, { updateViaCache: "none" });
  // Browsers look for another worker some time after a document is opened, and do not try again (NET-5).
  if (registration.active) await registration.update().catch(() => undefined);
  return serviceWorker.ready;
}

/**
 * Tells the worker which page is open, with the files that it has loaded. The first call registers the worker. Nothing happens for
 * visitors who save data or have a slow network, and in browsers without workers.
 * @param servedIn the language of the document as it came
 */
export async function keepPage(servedIn: string): Promise<void> {
  if (!("serviceWorker" in navigator) || savesData()) return;
  const page = location.origin + location.pathname;
  const isDocument = page === findServed() && document.documentElement.lang === servedIn;
  try {
    // Browsers list 250 files unless asked for more: those of a few pages.
    performance.setResourceTimingBufferSize(5000);
    registered ??= register();
    const { active } = await registered;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ page, isDocument, files });
  } catch {
    // Without a worker the site is what it was. The next page tries again: perhaps one request was lost.
    registered = undefined;
  }
}
