import type { Weekday } from "@miqyas/contract";
import { expect, test } from "vitest";
import { createI18n } from "../../../i18n/create-i18n.ts";
import { messages as arabic } from "../../../i18n/messages/ar.ts";
import { messages as english } from "../../../i18n/messages/en.ts";
import { defaultSettings } from "../../../queries/site-settings.ts";
import { writeHours, writeZone } from "./write-hours.ts";

const en = createI18n("en", english).read();
const ar = createI18n("ar", arabic).read();
const write = (days: Weekday[], opens_at: string, closes_at: string) => {
  const hours = { working_days: days, opens_at, closes_at };
  return [writeHours(hours, en), writeHours(hours, ar)];
};

test("CON-1 the hours of the specification read as it quotes them", () => {
  expect(writeHours(defaultSettings, en)).toBe("Sunday to Thursday, 9:00 AM to 6:00 PM");
  expect(writeHours(defaultSettings, ar)).toBe("من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٦:٠٠ مساءً");
  expect(writeZone(defaultSettings)).toBe("GMT+3");
});

test("CON-1 the hours are those that staff have set, in whichever order", () => {
  expect(write(["thursday", "monday", "wednesday", "tuesday"], "08:30", "12:00")).toEqual([
    "Monday to Thursday, 8:30 AM to 12:00 PM",
    "من الاثنين إلى الخميس، من ٨:٣٠ صباحًا إلى ١٢:٠٠ ظهرًا",
  ]);
  expect(write(["saturday", "sunday", "monday"], "10:00", "16:45")).toEqual([
    "Sunday, Monday, and Saturday, 10:00 AM to 4:45 PM",
    "الأحد والاثنين والسبت، من ١٠:٠٠ صباحًا إلى ٤:٤٥ مساءً",
  ]);
  expect(write(["monday", "tuesday"], "09:00", "18:00")[1]).toBe(
    "الاثنين والثلاثاء، من ٩:٠٠ صباحًا إلى ٦:٠٠ مساءً",
  );
  expect(write(["friday"], "09:00", "18:00")[0]).toBe("Friday, 9:00 AM to 6:00 PM");
  expect(["+02:00", "+05:30", "-03:30", "+10:00"].map((utc_offset) => writeZone({ utc_offset }))).toEqual([
    "GMT+2",
    "GMT+5:30",
    "GMT-3:30",
    "GMT+10",
  ]);
});

test("LANG-11 the hours have the visitor's numerals", () => {
  const i18n = createI18n("ar", arabic);
  i18n.setNumerals("latn");
  expect(writeHours(defaultSettings, i18n.read())).toBe("من الأحد إلى الخميس، من 9:00 صباحًا إلى 6:00 مساءً");
});
