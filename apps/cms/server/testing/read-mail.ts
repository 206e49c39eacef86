/** A parsed mail (RFC 5322, 2045, 2047), in the scope of the tests. */
export interface ReceivedMail {
  /** By lower-case name. A repeated header keeps all values, one per line. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

const decode = (bytes: string, encoding: string): string => {
  if (encoding === "base64") return Buffer.from(bytes, "base64").toString();
  if (encoding !== "quoted-printable") return Buffer.from(bytes, "latin1").toString();
  const plain = bytes
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, "latin1").toString();
};

const decodeWords = (value: string): string =>
  value
    .replace(/(\?=)\s+(?==\?)/g, "$1")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? decode(word, "base64")
        : decode(word.replaceAll("_", " "), "quoted-printable"),
    );

function readHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n(?=[ \t])/g, "").split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value);
  }
  return headers;
}

/** Parses a mail with a text and an HTML part, given as latin1. */
export function readMail(source: string): ReceivedMail {
  const end = source.indexOf("\r\n\r\n");
  const headers = readHeaders(source.slice(0, end));
  const body = source.slice(end + 4);
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary) {
    const [text, html] = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((piece) => readMail(piece.replace(/^\r\n/, "").replace(/\r\n$/, "")));
    return { headers, text: text?.text ?? "", html: html?.html ?? "" };
  }
  const content = decode(body, (headers.get("content-transfer-encoding") ?? "").toLowerCase());
  return {
    headers,
    text: type.startsWith("text/plain") ? content : "",
    html: type.startsWith("text/html") ? content : "",
  };
}
