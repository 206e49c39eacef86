/** How many rows each group of the requirements has; rows are numbered from 1 without a gap. */
const groups = {
  RT: 23,
  NAV: 6,
  LAY: 15,
  SRCH: 11,
  LANG: 13,
  ROLE: 2,
  ENT: 9,
  HOME: 28,
  SVC: 6,
  ABT: 6,
  RSCH: 11,
  BLOG: 15,
  ART: 8,
  POL: 5,
  FAQ: 6,
  CON: 14,
  RES: 6,
  WRD: 4,
  SVD: 3,
  TLD: 2,
  STD: 3,
  TRG: 1,
  TRD: 3,
  RPD: 3,
  RSD: 3,
  WDD: 2,
  DET: 2,
  NEWS: 9,
  STA: 6,
  DD: 3,
  ERR: 19,
  API: 30,
  CONST: 6,
} as const;

const names = Object.keys(groups).join("|");
const mention = new RegExp(`\\b(${names})-(\\d+)(?:…(?:\\1-)?(\\d+))?`, "g");

/** Every row's ID, in the order of the requirements. */
export const requirementRows: readonly string[] = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}-${index + 1}`),
);

/** IDs of the rows that a test's title names. `API-6…8` names three. */
export function findRows(title: string): string[] {
  return [...title.matchAll(mention)].flatMap(([, group = "", first = "", last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${group}-${Number(first) + index}`,
    ),
  );
}
