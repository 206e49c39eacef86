import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Service } from "@miqyas/contract";
import { readStorage, storageKeys } from "../browser-storage/browser-storage.ts";
import { serviceQuery } from "../queries/our-services.ts";
import { createQueryClient } from "../queries/query-client.ts";
import { requestRetry } from "../queries/retry-policy.ts";
import { connectFailing } from "../queries/testing/connect-failing.ts";
import { keepService, rememberService } from "./selected-service.ts";
import { parseSelectedService } from "./stored-service.ts";

const tracking: Service = {
  id: "7",
  title: "Brand tracking",
  excerpt: "Every quarter.",
  image: "/media/tracking.avif",
  image_details: null,
  languages: ["en", "ar"],
  seo: null,
  explores: [
    {
      id: "1",
      title: "Usage",
      description: "Twice a year.",
      answers: ["Who remembers us?"],
      image: null,
      image_details: null,
      second_image: null,
      second_image_details: null,
    },
  ],
  duration: "Two years",
  sample: "",
  cost: "",
  deliverables: ["One page a quarter"],
  sample_page: null,
  sample_page_details: null,
  chart: "",
  tools: [{ id: "1", name: "Panel" }],
  untranslated: [],
};

/** A local storage that holds one value for every key. */
function stubStorage(value: string | null) {
  const storage = { value };
  vi.stubGlobal("localStorage", {
    getItem: () => storage.value,
    setItem: (_key: string, next: string) => void (storage.value = next),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the service opened last", () => {
  it("RT-14 comes back as it was kept, with its language", () => {
    stubStorage(null);
    rememberService(tracking, "ar");
    expect(parseSelectedService(readStorage(storageKeys.selectedService))).toEqual({
      ...tracking,
      locale: "ar",
    });
  });

  it("RT-14 reads a service that came from elsewhere, without a language", () => {
    stubStorage(
      JSON.stringify({ id: 7, title: "Brand tracking", explores: [{ id: 1, answers: "One line" }] }),
    );
    expect(parseSelectedService(readStorage(storageKeys.selectedService))).toMatchObject({
      id: "7",
      locale: null,
      image: null,
      explores: [{ title: "", answers: ["One line"] }],
    });
  });

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["broken JSON", '{"id":'],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["a service without a title", '{"id":7}'],
    ["a title that is no text", '{"id":7,"title":{"en":"x"}}'],
  ])("RT-14 F16 counts %s as none", (_what, kept) => {
    stubStorage(kept);
    expect(parseSelectedService(readStorage(storageKeys.selectedService))).toBeNull();
  });

  it("F16 survives a storage that throws", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    rememberService(tracking, "en");
    expect(parseSelectedService(readStorage(storageKeys.selectedService))).toBeNull();
  });

  it.each([
    ["is not asked for again once the visitor has left", null, 1],
    ["is asked for again while its page is open", 0, 4],
    ["is asked for no oftener when its page opens after the failure", 100, 4],
  ])("STA-4 STA-6 STD-3 a service that fails %s", async (_what, opensAfter, requests) => {
    stubStorage(null);
    const queries = createQueryClient(requestRetry);
    const calls = await connectFailing(queries);
    vi.useFakeTimers();
    keepService(queries, tracking, "en");
    if (opensAfter !== null) {
      await vi.advanceTimersByTimeAsync(opensAfter);
      new QueryObserver(queries, serviceQuery("en", tracking.id)).subscribe(() => undefined);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.asked).toBe(requests);
  });
});
