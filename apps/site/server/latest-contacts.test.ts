import { expect, test } from "vitest";
import { answerKey, createResponseCache } from "./api-proxy/response-cache.ts";
import { fallbackContacts } from "./forms/testing/fallback-contacts.ts";
import { latestContacts } from "./latest-contacts.ts";

const answered = (data: object) => ({
  headers: {},
  etag: undefined,
  body: Buffer.from(JSON.stringify({ success: true, data })),
});

test("LAY-12 LAY-16 CON-11 the fallback page shows the name and contacts that staff set last, in each language by itself", () => {
  const cache = createResponseCache();
  expect(latestContacts(fallbackContacts, cache)).toEqual(fallbackContacts);

  const url = "/api/v1/site-settings?lang=ar";
  const key = answerKey("identity", "ar", url);
  cache.store(
    key,
    answered({ holidays: [], name: "العاصي", email: "office@agency.example", phones: ["+963 21 555 0100"] }),
  );
  const { en, ar } = latestContacts(fallbackContacts, cache);
  expect(en).toEqual(fallbackContacts.en);
  expect(ar).toEqual({
    ...fallbackContacts.ar,
    name: "العاصي",
    email: "office@agency.example",
    phones: ["+963 21 555 0100"],
  });

  cache.store(key, answered({ holidays: [], email: null, phones: [] }));
  expect(latestContacts(fallbackContacts, cache)).toEqual(fallbackContacts);
});
