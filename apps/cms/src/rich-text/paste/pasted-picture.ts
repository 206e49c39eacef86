import { uploadKinds } from "../../media/upload-kinds.ts";

/** Why a picture is left out of a text. */
export type PictureProblem = "foreign" | "missing" | "format" | "size";

const dataAddress = /^data:(?<mime>[a-z/+.-]+);base64,(?<bytes>[a-z0-9+/\s]+=*)\s*$/i;

/**
 * Finds out why a pasted picture cannot be uploaded. Only pictures that came along as data can be: those of other
 * websites are not fetched (B8), and a browser cannot read files of the computer.
 */
export function problemOfPicture(address: string): PictureProblem | undefined {
  if (/^https?:/i.test(address)) return "foreign";
  if (!/^data:/i.test(address)) return "missing";
  const { mime, bytes = "" } = dataAddress.exec(address)?.groups ?? {};
  const kind = uploadKinds.find((known) => known.picture && known.mime === mime);
  if (!kind) return "format";
  return bytes.length * 0.75 > kind.maxBytes ? "size" : undefined;
}

/** The name by which a writer recognizes a picture: its file, and the website that it stands on. */
export function nameOfPicture(address: string): string {
  if (/^data:/i.test(address)) return /^data:([a-z/+.-]+)/i.exec(address)?.[1] ?? "data";
  const [place = ""] = address.split(/[?#]/, 1);
  const file = place.split(/[/\\]/).at(-1) ?? "";
  const host = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).host : "";
  const name = file.includes(".") ? file.slice(-60) : "";
  if (name && host) return `${name} (${host})`;
  return name || host || address.slice(0, 60);
}
