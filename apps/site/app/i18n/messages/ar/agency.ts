import type { ArabicOf } from "../../arabic-of.ts";
import type { agency as english } from "../en/agency.ts";

export const agency = {
  name: "مقياس",
  about: "أبحاث السوق والدراسات التسويقية لسوريا والشرق الأوسط وشمال أفريقيا.",
  city: "دمشق",
  email: "hello@miqyas.example",
  phone1: "+963 11 555 0142",
  phone2: "+963 944 555 018",
  directory: "https://directory.example/miqyas",
  copyright: "© {{year}} {{agency}}. جميع الحقوق محفوظة.",
} satisfies ArabicOf<typeof english>;
