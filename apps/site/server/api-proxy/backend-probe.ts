import { createClient, listBlogs } from "@miqyas/contract";

/** Whether the backend itself answers now, not a proxy in its place. */
export type BackendProbe = () => Promise<boolean>;

/** Time for the answer, ms. */
const timeout = 3_000;

/**
 * Requests a list that every backend has. A proxy without its backend answers 404 to everything, and a backend that is
 * still starting may do the same in its own envelope (RT-21, F5). Simultaneous probes share one request.
 */
export function createBackendProbe(backendUrl: string): BackendProbe {
  const client = createClient({ baseUrl: backendUrl });
  const options = { locale: "en", retries: 0, timeout: timeout } as const;
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= client
      .read(listBlogs, { per_page: 1 }, options)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = null));
    return running;
  };
}

/** Statuses of an entry that does not exist. */
export const isAbsence = (status: number): boolean => status === 404 || status === 410;

/** `fetch` whose 404 comes from the backend itself. A 404 while the probe fails becomes 503, an outage. */
export function createVerifiedFetch(isBackendUp: BackendProbe, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!isAbsence(response.status)) return response;
    await response.body?.cancel().catch(() => undefined);
    const status = (await isBackendUp()) ? response.status : 503;
    return Response.json({ success: false }, { status });
  };
}
