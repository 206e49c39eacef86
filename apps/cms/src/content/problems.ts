/** A problem in a folder of content, with its place. */
export interface Problem {
  /** The path inside the folder. */
  file: string;
  /** Counted from 1. Absent when the problem concerns the whole file. */
  line?: number | undefined;
  message: string;
}

export type Refuse = (problem: Problem) => void;

const spell = ({ file, line, message }: Problem) =>
  `${file}${line === undefined ? "" : `:${line}`}: ${message}`;

const shown = 20;

/** Thrown for a folder that cannot be imported. Lists every problem with its file and line. */
export class ContentRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const more = problems.length > shown ? [`… and ${problems.length - shown} more`] : [];
    super(["Nothing was imported.", ...problems.slice(0, shown).map(spell), ...more].join("\n"));
    this.name = "ContentRefused";
    this.problems = problems;
  }
}
