import type { PortraitSpec } from "./portrait-spec.ts";

/** The people of the team and of the testimonials, by first name. */
export const portraits = {
  rima: { theme: "lime", hair: "hijab" },
  samer: { theme: "pist", hair: "short", beard: true },
  lina: { theme: "basalt", hair: "long", glasses: true },
  omar: { theme: "barada", hair: "bald", glasses: true, beard: true },
  hala: { theme: "rose", hair: "bun" },
  yazan: { theme: "apricot", hair: "side" },
  nadia: { theme: "rose", hair: "hijab", glasses: true },
  karim: { theme: "lime", hair: "side", beard: true },
  adel: { theme: "apricot", hair: "bald", beard: true },
  maya: { theme: "pist", hair: "long" },
  tarek: { theme: "barada", hair: "short", glasses: true },
  sawsan: { theme: "basalt", hair: "bun", glasses: true },
} satisfies Record<string, PortraitSpec>;

export type PortraitName = keyof typeof portraits;
