import { createClient, listBlogs } from "@miqyas/contract";

/** Whether the backend is itself at this moment, and not somebody in front of it that answers in its place. */
export type BackendProbe = () => Promise<boolean>;

/** Time for the answer, ms. */
const timeout = 3_000;

/**
 * Asks the backend for a list that every backend has: a proxy whose backend is away answers 404 to everything, and a
 * backend that is still starting may do so in its own envelope (RT-21, F5). Who asks at the same time shares the answer.
 */
export function createBackendProbe(backendUrl: string, ask: typeof fetch = fetch): BackendProbe {
  const client = createClient({ baseUrl: backendUrl, fetch: ask });
  const options = { locale: "en", retries: 0, timeout: timeout } as const;
  let asking: Promise<boolean> | null = null;
  return () => {
    asking ??= client
      .read(listBlogs, { per_page: 1 }, options)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = null));
    return asking;
  };
}

/** Statuses that say that there is nothing. */
export const isAbsence = (status: number): boolean => status === 404 || status === 410;

/**
 * `fetch` whose 404 is the backend's own word, in its envelope: without the backend's witness it is 503, an outage.
 */
export function createVerifiedFetch(isBackendUp: BackendProbe, ask: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    if (!isAbsence(response.status)) return response;
    await response.body?.cancel().catch(() => undefined);
    const status = (await isBackendUp()) ? response.status : 503;
    return Response.json({ success: false }, { status });
  };
}
