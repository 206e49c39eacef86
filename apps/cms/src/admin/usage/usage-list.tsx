import type { ReactNode } from "react";
import { numbers, type Bilingual } from "../../language.ts";

interface UsageListProps {
  heading: string;
  language: keyof Bilingual;
  rows: readonly { key: string; name: ReactNode; count: number }[];
}

/** Names with their counts, the largest first. Nothing when there is none. */
export function UsageList({ heading, language, rows }: UsageListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ol>
        {rows.map(({ key, name, count }) => (
          <li key={key}>
            {name} <b>{numbers[language].format(count)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
