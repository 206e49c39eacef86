import { isIPv6 } from "node:net";

/**
 * Where its own machine reaches a server that listens at this address: one that listens at every address, or at none that
 * is named, at `loopback`.
 */
export function listeningUrl(host: string, port: number, loopback = "127.0.0.1"): string {
  const address = ["", "0.0.0.0", "::"].includes(host) ? loopback : isIPv6(host) ? `[${host}]` : host;
  return `http://${address}:${port}`;
}
