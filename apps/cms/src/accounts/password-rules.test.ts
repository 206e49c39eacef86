import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatePassword } from "./generate-password.ts";
import { findPasswordFault, normalizePassword, passwordFaults } from "./password-rules.ts";

const names = ["Miqyas", "مقياس", "Lina Haddad", "lina.haddad@miqyas.example"];
const faultOf = (password: unknown) => findPasswordFault(password, names);

describe("passwords by NIST SP 800-63B-4, 3.1.1.2 (B18)", () => {
  it.each([
    ["fourteen letters", "bramble kestre", "short"],
    ["fourteen pictures, which are 28 units of UTF-16", "🌵".repeat(14), "short"],
    ["fourteen letters after the marks are joined", `bramble kestre\u0301`, "short"],
    ["nothing", "", "short"],
    ["no text", 123456789012345, "short"],
  ] as const)("is too short with %s", async (_name, password, fault) => {
    expect(await faultOf(password)).toBe(fault);
  });

  it.each([
    ["257 pictures", "🌵".repeat(257)],
    ["signs beyond all measure", `a${"-".repeat(200_000)}b`],
    ["marks beyond all measure", `a${"\u0301\u0323".repeat(200_000)}`],
  ])("is too long with %s, found at once", async (_name, password) => {
    expect(await faultOf(normalizePassword(password))).toBe("long");
  });

  it.each([
    ["256 signs and pictures", "🌵 kettle 🐪 lamp ".repeat(16)],
    ["fifteen letters of one kind", "bramblekestrels"],
    ["words with spaces", "bramble kestrel tin"],
    ["Arabic words", "غيمة فوق سطح البيت"],
    ["signs and pictures", "🌵 kettle 🐪 lamp 🌙"],
    ["sixty-four characters and more", "a kettle, a lamp and a long road to the sea ".repeat(3)],
    ["a common word in a sentence", "my password lives in a kettle"],
    ["the agency in a sentence", "miqyas opens the shutters at nine"],
    ["digits alone, without a pattern", "839201746510293"],
  ])("is accepted: %s", async (_name, password) => {
    expect(await faultOf(password)).toBeUndefined();
  });

  it.each([
    ["a password of the list", "1qaz2wsx3edc4rfv"],
    ["one of the list, in capitals", "QWERTY123456789"],
    ["a word of the list, repeated", "PasswordPassword"],
    ["a word of the list with digits", "sunshine20262026"],
    ["a word of the list with signs for letters", "P@ssw0rd!!!12345"],
    ["one character, repeated", "aaaaaaaaaaaaaaa"],
    ["a repetition that ends in the middle", "kx9kx9kx9kx9kx9k"],
    ["the digits in order", "0123456789012345"],
    ["the alphabet backwards", "zyxwvutsrqponml"],
    ["a row of the keyboard", "asdfghjklzxcvbnm"],
    ["the Arabic alphabet", "ابتثجحخدذرزسشصضط"],
  ])("is common: %s", async (_name, password) => {
    expect(await faultOf(password)).toBe("common");
  });

  it.each([
    ["the agency", "MiqyasMiqyas2026"],
    ["the agency in Arabic", "مقياس-مقياس-مقياس"],
    ["the person and the agency", "Lina Haddad @ Miqyas"],
    ["the e-mail address", "lina.haddad@miqyas.example"],
    ["a part of it with digits", "haddad-1234567890"],
  ])("is expected: %s", async (_name, password) => {
    expect(await faultOf(password)).toBe("expected");
  });

  it("accepts what a generator makes", async () => {
    for (let time = 0; time < 200; time += 1) expect(await faultOf(generatePassword())).toBeUndefined();
  });

  it("is the same for every way to write a character, and is never cut", () => {
    expect(normalizePassword("cafe\u0301")).toBe(normalizePassword("caf\u00e9"));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(normalizePassword(text.normalize("NFD"))).toBe(normalizePassword(text));
      }),
    );
  });

  it("says why in both languages, in sentences that Payload's messages do not break", () => {
    for (const { en, ar } of Object.values(passwordFaults)) {
      expect(en).toMatch(/^[\x20-\x7e’]+\.$/);
      expect(ar).toMatch(/^[\p{Script=Arabic}\p{M}\s.،]+$/u);
      expect(en + ar).not.toContain(":");
    }
  });
});
