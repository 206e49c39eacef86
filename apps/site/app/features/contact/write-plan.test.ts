import { expect, test } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { encodePlan } from "../../study-plan/plan-code.ts";
import { writePlan } from "./write-plan.ts";

test.each([
  ["en", "±5 points in the smallest subgroup", "±4.9 points, ±9.8 points in the smallest subgroup"],
  ["ar", "±٥ نقاط مئوية في أصغر فئة", "±٤٫٩ نقطة مئوية، ±٩٫٨ نقطة مئوية في أصغر فئة"],
] as const)(
  "PLAN-6 says which margin is that of the smallest subgroup (%s)",
  async (locale, needed, given) => {
    const texts = createI18n(locale, await loadMessages(locale)).read();
    const lines = writePlan(encodePlan(new URLSearchParams("margin=5&sample=400&groups=4")), texts);
    expect(lines[1]).toContain(needed);
    expect(lines[2]).toContain(given);
  },
);
