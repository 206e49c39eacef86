import type { Locale } from "@miqyas/contract";
import type { ArabicOf } from "./arabic-of.ts";
import type { messages as english } from "./messages/en.ts";

export type EnglishMessages = typeof english;
export type Messages = EnglishMessages | ArabicOf<EnglishMessages>;

/** Loads the messages of one language. A browser downloads no other. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const module = locale === "ar" ? await import("./messages/ar.ts") : await import("./messages/en.ts");
  return module.messages;
}
