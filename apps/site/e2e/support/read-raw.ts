import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

/** Requests an address with Brotli. Returns the bytes on the wire and the text. */
export async function readRaw(address: string): Promise<{ bytes: number; text: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`);
  const body = await buffer(response);
  const isPacked = response.headers["content-encoding"] === "br";
  return { bytes: body.length, text: (isPacked ? brotliDecompressSync(body) : body).toString() };
}
