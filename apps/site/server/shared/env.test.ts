import { describe, expect, test } from "vitest";
import { readSettings } from "./env.ts";

describe("readSettings", () => {
  test("has a default for everything, empty variables included", () => {
    const settings = readSettings({ BACKEND_URL: "", SITE_ORIGIN: "" });
    expect(settings).toMatchObject({
      SITE_PORT: 3000,
      SITE_HOST: "127.0.0.1",
      SITE_ORIGIN: "http://localhost:3000",
      BACKEND_URL: "http://127.0.0.1:4000",
      FORWARD_PATHS: ["/media"],
      MEDIA_ORIGINS: [],
      TRUSTED_PROXIES: [],
      mediaBase: "",
      secure: false,
      styleguide: false,
    });
    expect(settings.SITE_DATA_DIR).toMatch(/\/data\/site$/);
  });

  test("API-3, ENT-1: browsers take files from PUBLIC_BACKEND_URL when it is given", () => {
    expect(readSettings({ PUBLIC_BACKEND_URL: "https://api.agency.example/" }).mediaBase).toBe(
      "https://api.agency.example",
    );
  });

  test("names every wrong variable in one message", () => {
    const wrong = { SITE_PORT: "x", BACKEND_URL: "https://h.example/api", FORWARD_PATHS: "/a,../b" };
    expect(() => readSettings(wrong)).toThrow(/SITE_PORT.*BACKEND_URL.*FORWARD_PATHS/);
  });
});
