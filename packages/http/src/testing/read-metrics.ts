import { setTimeout as wait } from "node:timers/promises";

/** What a scrape found. */
export interface Scrape {
  text: string;
  /** Names in `# TYPE` lines. */
  names: ReadonlySet<string>;
  /** Sum of the lines with this name and these labels; `null` without one. */
  value: (name: string, labels?: Record<string, string>) => number | null;
}

const label = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*"`;
const line = new RegExp(
  String.raw`^([a-zA-Z_:][\w:]*)(?:\{(${label}(?:,${label})*)\})? ([+-]?(?:\d[\d.e+-]*|Inf)|Na[Nn])$`,
);

/** Reads metrics in the text format of Prometheus. Throws at the first line that is none. */
export function parseMetrics(text: string): Scrape {
  const names = new Set<string>();
  const samples: { name: string; labels: string; value: number }[] = [];
  for (const read of text.split("\n").filter(Boolean)) {
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram|summary)$/.exec(read)?.[1];
    if (type) names.add(type);
    if (type || read.startsWith("# HELP ")) continue;
    const [, name = "", labels = "", value = ""] = line.exec(read) ?? [];
    if (name === "") throw new Error(`No line of metrics: ${read}`);
    samples.push({ name, labels, value: Number(value.replace("Inf", "Infinity")) });
  }
  return {
    ...{ text, names },
    value(name, labels = {}) {
      const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
      const found = samples.filter(
        (sample) => sample.name === name && wanted.every((one) => sample.labels.split(",").includes(one)),
      );
      return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

/** Scrapes a port. Waits up to 10 s until `isReady`, because some values follow an answer a moment later. */
export async function scrape(port: number, isReady: (read: Scrape) => boolean = () => true): Promise<Scrape> {
  for (const started = Date.now(); ;) {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`);
    const read = parseMetrics(await response.text());
    if (isReady(read)) return read;
    if (Date.now() - started > 10_000)
      throw new Error(`The metrics did not become as awaited:\n${read.text}`);
    await wait(50);
  }
}
