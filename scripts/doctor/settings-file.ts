import { about } from "./finding.ts";
import type { Finding } from "./finding.ts";

const assignment = /^\s*([A-Za-z_]\w*)\s*=\s*(["']?)(.*?)\2\s*$/;
const nothing = /^\s*(?:[#;].*)?$/;

/**
 * Reads a file of settings as systemd does (systemd.exec(5), EnvironmentFile): one `NAME=value` per line; a `#` is a comment
 * at the start of a line only. Lines that systemd passes over are dangerous: the service lacks what they set.
 */
export function readSettingsFile(text: string): {
  environment: Record<string, string | undefined>;
  findings: Finding[];
} {
  const { dangerous } = about("settings");
  const environment: Record<string, string | undefined> = {};
  const findings: Finding[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const [, name, , value] = assignment.exec(line) ?? [];
    if (name !== undefined) environment[name] = value;
    else if (!nothing.test(line))
      findings.push(
        dangerous(`Line ${index + 1} is passed over by systemd: write NAME=value, without "export".`),
      );
  }
  return { environment, findings };
}
