import type { QueryClient } from "@tanstack/react-query";
import { connectBackend, createBackend, loadCalls } from "../api-client.ts";

/** Connects a backend that answers every call with 503 after 50 ms, and counts the calls. Its code is loaded then. */
export async function connectFailing(queries: QueryClient): Promise<{ asked: number }> {
  await loadCalls();
  const calls = { asked: 0 };
  const fetchNothing = async () => {
    calls.asked++;
    await new Promise((done) => setTimeout(done, 50));
    return new Response("", { status: 503 });
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchNothing }));
  return calls;
}
