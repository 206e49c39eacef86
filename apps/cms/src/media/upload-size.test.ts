import { describe, expect, it } from "vitest";
import { sizeRefusal } from "./upload-size.ts";

const file = (type: string, size: number) => ({ name: "a.bin", type, size });

describe("sizeRefusal (B6)", () => {
  it.each([
    ["image/png", 10_000_000, undefined],
    ["image/png", 12_345_678, "“a.bin” is 12.4 MB. The limit for this kind of file is 10 MB."],
    ["image/png", 10_000_001, "“a.bin” is 10.1 MB. The limit for this kind of file is 10 MB."],
    ["video/mp4", 50_000_000, undefined],
    ["video/mp4", 60_000_000, "“a.bin” is 60 MB. The limit for this kind of file is 50 MB."],
    ["text/plain", 60_000_000, "The limit for this kind of file is 50 MB."],
  ])("says of %s with %d bytes: %s", (type, size, sentence) => {
    const refusal = sizeRefusal(file(type, size));
    if (sentence) expect(refusal?.en).toContain(sentence);
    else expect(refusal).toBeUndefined();
  });

  it("writes Arabic with its own digits", () => {
    expect(sizeRefusal(file("video/mp4", 60_500_000))?.ar).toContain("٦٠٫٥ ميغابايت");
  });
});
