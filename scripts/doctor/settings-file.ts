import { about } from "./finding.ts";
import type { Finding } from "./finding.ts";

const assignment = /^\s*([A-Za-z_]\w*)\s*=\s*(["']?)(.*?)\2\s*$/;
const nothing = /^\s*(?:[#;].*)?$/;

/**
 * Reads a file of settings as systemd does (systemd.exec(5), EnvironmentFile): one `NAME=value` per line, which goes on
 * after a `\` at its end; a `#` is a comment at the start of a line only. Lines that systemd passes over are dangerous: the
 * service lacks what they set.
 */
export function readSettingsFile(text: string): {
  environment: Record<string, string | undefined>;
  findings: Finding[];
} {
  const { dangerous } = about("settings");
  const environment: Record<string, string | undefined> = {};
  const findings: Finding[] = [];
  let number = 1;
  for (const lines of text.split(/(?<!\\)\n/)) {
    const line = lines.replaceAll("\\\n", "");
    const [, name, , value] = assignment.exec(line) ?? [];
    if (name !== undefined) environment[name] = value;
    else if (!nothing.test(line))
      findings.push(
        dangerous(`Line ${number} is passed over by systemd: write NAME=value, without "export".`),
      );
    number += lines.split("\n").length;
  }
  return { environment, findings };
}
