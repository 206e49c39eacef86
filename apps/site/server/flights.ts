import { createBreaker } from "./breaker.ts";
import type { ContentChanges } from "./content-changes.ts";
import { Busy, createGate } from "./gate.ts";
import { isComplete } from "./page.ts";
import type { Page } from "./page.ts";

/** A render that is wanted. */
export interface Wanted {
  key: string;
  /** Its page may be kept for long. */
  cacheable: boolean;
  /** There is a copy that can be served meanwhile: it waits in a queue of its own. */
  replaces: boolean;
}

/** Renders under way: one a key, a bounded number at once, and few while renders keep failing. */
export interface Flights {
  /**
   * Joins the render of this key if it began after the last change of content, else begins one. Throws `Busy` when that
   * takes too long; the render itself goes on.
   */
  fly: (wanted: Wanted) => Promise<Page>;
  /** Whether a render in place of a copy is worth beginning now. */
  isWorthwhile: (key: string) => boolean;
  /** The render that failed last, until one succeeds. */
  readonly failing: Wanted | null;
}

export interface FlightOptions {
  render: (key: string) => Promise<Page>;
  changes: ContentChanges;
  /** Takes every page once, complete or not, with the count of content changes when its render began. */
  land: (wanted: Wanted, page: Page, since: number) => void;
  /** Hears of every render that gave no complete page. */
  failed: (key: string, error: unknown) => void;
  now: () => number;
}

/** How long anybody waits for a page, the wait for its turn included, ms (F4). */
const patience = 8_000;

export function createFlights({ render, changes, land, failed, now }: FlightOptions): Flights {
  const flying = new Map<string, { since: number; page: Promise<Page> }>();
  const breaker = createBreaker({ now });
  const first = createGate({ running: 6, waiting: 200, patience });
  const again = createGate({ running: 4, waiting: 2_000 });
  let failing: Wanted | null = null;

  function note(wanted: Wanted, page: Page): void {
    if (!isComplete(page)) return noteFailure(wanted, null);
    if (page.calls.length === 0) return;
    failing = null;
    breaker.succeeded();
  }

  function noteFailure(wanted: Wanted, error: unknown): void {
    failing = wanted;
    breaker.failed();
    failed(wanted.key, error);
  }

  async function begin(wanted: Wanted, since: number): Promise<Page> {
    try {
      const page = await (wanted.replaces ? again : first)(() => render(wanted.key));
      note(wanted, page);
      land(wanted, page, since);
      return page;
    } catch (error) {
      if (!(error instanceof Busy)) noteFailure(wanted, error);
      throw error;
    }
  }

  return {
    fly(wanted) {
      const { key } = wanted;
      const running = flying.get(key);
      if (running?.since === changes.count) return inTime(running.page);
      const flight = { since: changes.count, page: begin(wanted, changes.count) };
      flying.set(key, flight);
      const end = () => flying.get(key) === flight && flying.delete(key);
      flight.page.then(end, end);
      return inTime(flight.page);
    },
    isWorthwhile: (key) => flying.has(key) || breaker.allows(),
    get failing() {
      return failing;
    },
  };
}

/** The page, unless it takes too long: then `Busy`. */
async function inTime(page: Promise<Page>): Promise<Page> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Busy("A render takes too long")), patience);
  });
  try {
    return await Promise.race([page, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
