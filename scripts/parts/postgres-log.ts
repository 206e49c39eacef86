/**
 * Classes of messages that tell of the disk, the memory, the number of connections and damaged files
 * (https://www.postgresql.org/docs/18/errcodes-appendix.html). They name files and objects. Those of statements, which may
 * quote what a visitor wrote, and of ordinary stops are of other classes.
 */
const ofOperator = /^(?:53|58|XX)|^42501$/;

/** What PostgreSQL says without a code of its own: a process of it was killed, or it makes good such an end. */
const ofCrash = /\(PID \d+\) was terminated by |^database system was not properly shut down/;

/**
 * Reads a line that PostgreSQL writes with the prefix `%e `, such as `53100 ERROR:  could not extend file …`. Details,
 * statements and further lines of a message are never for an operator.
 */
export function readLogLine(line: string): { message: string; isForOperator: boolean } {
  const [, code = "", level = "", text = ""] = /^([0-9A-Z]{5}) ([A-Z]+): +(.*)$/.exec(line) ?? [];
  const isReport = ["WARNING", "ERROR", "LOG", "FATAL", "PANIC"].includes(level);
  return {
    message: level ? `${level}:  ${text}` : line,
    isForOperator: isReport && (level === "PANIC" || ofOperator.test(code) || ofCrash.test(text)),
  };
}
