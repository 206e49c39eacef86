import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./env.ts";

const secret = "s".repeat(32);

describe("parseEnvironment", () => {
  it("has a value for everything while developing", () => {
    const env = parseEnvironment({});
    expect(env).toMatchObject({
      CMS_PORT: 4000,
      CMS_HOST: "127.0.0.1",
      CMS_ORIGIN: "http://127.0.0.1:4000",
      TRUSTED_PROXIES: [],
    });
    expect(env.secureCookies).toBe(false);
  });

  it.each([undefined, "", "short", "s".repeat(31)])(
    "refuses the secret %j in production",
    (PAYLOAD_SECRET) => {
      expect(() => parseEnvironment({ NODE_ENV: "production", PAYLOAD_SECRET })).toThrow(/PAYLOAD_SECRET/);
    },
  );

  it("needs no secret while building", () => {
    const building = { NODE_ENV: "production", NEXT_PHASE: "phase-production-build" };
    expect(() => parseEnvironment(building)).not.toThrow();
  });

  it("keeps only the origin of an address, and knows HTTPS", () => {
    const CMS_ORIGIN = "https://cms.example.org/admin/";
    const env = parseEnvironment({ NODE_ENV: "production", PAYLOAD_SECRET: secret, CMS_ORIGIN });
    expect(env.CMS_ORIGIN).toBe("https://cms.example.org");
    expect(env.secureCookies).toBe(true);
  });

  it.each(["localhost:4000", "ftp://cms.example.org", "http:cms.example.org"])(
    "refuses the origin %j: browsers write another one",
    (CMS_ORIGIN) => {
      expect(() => parseEnvironment({ CMS_ORIGIN })).toThrow(/CMS_ORIGIN: must be http/);
      expect(() => parseEnvironment({ SITE_ORIGIN: CMS_ORIGIN })).toThrow(/SITE_ORIGIN/);
    },
  );

  it("refuses what the site refuses: an origin of the site with a path, and a short secret of its calls", () => {
    const wrong = { SITE_ORIGIN: "https://www.example.org/site", SITE_SIGNAL_SECRET: "short" };
    expect(() => parseEnvironment(wrong)).toThrow(/SITE_ORIGIN: .*without a path.*SITE_SIGNAL_SECRET/);
  });

  it("splits the list of proxies", () => {
    const { TRUSTED_PROXIES } = parseEnvironment({ TRUSTED_PROXIES: "10.0.0.0/8, ::1,," });
    expect(TRUSTED_PROXIES).toEqual(["10.0.0.0/8", "::1"]);
  });

  it("reads whom mails come from, with a name or without", () => {
    const read = (MAIL_FROM: string) => parseEnvironment({ MAIL_FROM }).MAIL_FROM;
    expect(read("Miqyas مقياس <news@miqyas.example>")).toEqual({
      name: "Miqyas مقياس",
      address: "news@miqyas.example",
    });
    expect(read("news@miqyas.example")).toEqual({ name: "", address: "news@miqyas.example" });
    for (const wrong of ["news", "A <a@b>, B <b@c>", "a@b\r\nBcc: c@d"])
      expect(() => read(wrong)).toThrow(/MAIL_FROM/);
  });

  it("names every wrong variable at once", () => {
    const wrong = { CMS_PORT: "four", CMS_ORIGIN: "localhost", DATABASE_URL: "file:cms.db" };
    expect(() => parseEnvironment(wrong)).toThrow(/CMS_ORIGIN[^]*CMS_PORT|CMS_PORT[^]*CMS_ORIGIN/);
    expect(() => parseEnvironment(wrong)).toThrow(/DATABASE_URL/);
  });
});
