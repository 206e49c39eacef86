/** How bad something is. `dangerous`: loses data, opens something to strangers, or does not work. */
export type Level = "good" | "weak" | "dangerous";

/** One thing that was looked at. */
export interface Finding {
  level: Level;
  subject: string;
  /** What is the case, and what to do about it unless it is good. One or two sentences for an operator. */
  text: string;
}

/** Makes the findings of one subject. */
export const about = (subject: string) => ({
  good: (text: string): Finding => ({ level: "good", subject, text }),
  weak: (text: string): Finding => ({ level: "weak", subject, text }),
  dangerous: (text: string): Finding => ({ level: "dangerous", subject, text }),
});

/** The environment of an installation: that of this process, or of a file. */
export type Environment = Readonly<Record<string, string | undefined>>;
