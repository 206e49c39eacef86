import { execFileSync } from "node:child_process";
import path from "node:path";

/** Files that `makeCertificates` writes into a folder. */
export const certificateFiles = {
  authority: "authority.pem",
  certificate: "fullchain.pem",
  key: "privkey.pem",
} as const;

/** Makes an authority of a test, and a certificate for host names that it has signed, good for some days. */
export function makeCertificates(folder: string, hosts: readonly string[], days = 90): void {
  const common = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const request = (...args: string[]) =>
    execFileSync("openssl", ["req", "-x509", ...common, ...args], {
      cwd: path.resolve(folder),
      stdio: "pipe",
    });
  const authority = certificateFiles.authority;
  request("-days", "99", "-subj", "/CN=Authority of a test", "-keyout", "authority.key", "-out", authority);
  request(
    ...["-CA", authority, "-CAkey", "authority.key", "-days", String(days), "-subj", `/CN=${hosts[0]}`],
    ...["-addext", `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`],
    ...["-addext", "basicConstraints=critical,CA:FALSE"],
    ...["-keyout", certificateFiles.key, "-out", certificateFiles.certificate],
  );
}
