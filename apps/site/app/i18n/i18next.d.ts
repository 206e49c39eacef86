import type { EnglishMessages } from "./load-messages.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: EnglishMessages };
  }
}
