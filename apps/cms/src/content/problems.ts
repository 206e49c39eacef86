/** What is wrong in a folder of content, and where. */
export interface Problem {
  /** The path inside the folder. */
  file: string;
  /** Counted from 1; absent where the file as a whole is meant. */
  line?: number | undefined;
  message: string;
}

export type Refuse = (problem: Problem) => void;

const spell = ({ file, line, message }: Problem) =>
  `${file}${line === undefined ? "" : `:${line}`}: ${message}`;

const shown = 20;

/** Thrown for a folder that cannot be imported; names every broken file with its line. */
export class ContentRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const more = problems.length > shown ? [`… and ${problems.length - shown} more`] : [];
    super(["Nothing was imported.", ...problems.slice(0, shown).map(spell), ...more].join("\n"));
    this.name = "ContentRefused";
    this.problems = problems;
  }
}
