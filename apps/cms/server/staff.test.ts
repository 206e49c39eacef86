import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "./testing/serve.ts";
import type { TestServer } from "./testing/serve.ts";

let server: TestServer;

beforeEach(() => void vi.resetModules());
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

test.each(["http://cms.test", "https://cms.test"])(
  "B6: what is uploaded runs nothing when staff look at it at %s",
  async (origin) => {
    vi.stubEnv("CMS_ORIGIN", origin);
    const { createStaffHandler } = await import("./staff.ts");
    const https = origin.startsWith("https:");
    const next = async (_request: unknown, response: { end(): void }) => response.end();
    const handle = createStaffHandler({ next, dev: false, https, isSigned: () => true });
    server = await serve((request, response) => {
      const client = { key: "203.0.113.1", isOurs: false };
      void handle(request, response, request.url ?? "", client);
    });
    const headersOf = async (name: string) => {
      const answer = await fetch(`${server.url}/api/media/file/${name}`);
      return Object.fromEntries(answer.headers);
    };
    expect(await headersOf("a.svg")).toMatchObject({
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const pdf = await headersOf("a.PDF");
    expect(pdf["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect("strict-transport-security" in pdf).toBe(https);
  },
);

test("B17: an id that no row can have is not there, and is not a fault", async () => {
  const { createStaffHandler } = await import("./staff.ts");
  const next = async (_request: unknown, response: { end(): void }) => response.end();
  const handle = createStaffHandler({ next, dev: false, https: true, isSigned: () => true });
  server = await serve((request, response) => {
    void handle(request, response, request.url ?? "", { key: "203.0.113.1", isOurs: false });
  });
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await statusOf("/api/blogs/2147483647")).toBe(200);
  expect(await statusOf("/api/blogs/2147483648")).toBe(404);
  expect(await statusOf("/api/blogs/versions/99999999999999999999")).toBe(404);
});
