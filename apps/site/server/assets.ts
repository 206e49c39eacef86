import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AssetArchive } from "./asset-archive.ts";
import { answerEmpty } from "./answer.ts";
import { chooseEncoding, packBrotli, packGzip } from "./encodings.ts";
import type { Encoding } from "./encodings.ts";
import { fileHeaders } from "./headers.ts";
import type { HeaderList } from "./headers.ts";
import { packs } from "./static-files.ts";
import type { StaticFile } from "./static-files.ts";

/** A file in one encoding, ready to be sent. */
interface Form {
  headers: HeaderList;
  etag: string;
  body: Buffer;
}

/** The files of the build: `/assets/*` and what lies beside it (favicon). */
export interface Assets {
  /** Answers a request for the file at an address, with 404 when there is none. */
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;
}

export interface AssetOptions {
  files: ReadonlyMap<string, StaticFile>;
  archive: AssetArchive;
  secure: boolean;
  report: (error: unknown) => void;
}

/** Bytes of files kept in memory; others are read again each time. */
const memory = 64 * 1024 * 1024;

/** Serves the build's files. Those of this build are taken into the archive in the background. */
export function createAssets({ files, archive, secure, report }: AssetOptions): Assets {
  const forms = new Map<string, Form>();
  let bytes = 0;

  /** By path: two folders may hold files of one name. */
  const formKey = ({ file }: StaticFile, encoding: Encoding) => `${encoding} ${file}`;

  function remember(key: string, form: Form): Form {
    if (bytes + form.body.length <= memory) {
      forms.set(key, form);
      bytes += form.body.length;
    }
    return form;
  }

  function forget(file: StaticFile): void {
    for (const encoding of ["br", "gzip"] as const) {
      bytes -= forms.get(formKey(file, encoding))?.body.length ?? 0;
      forms.delete(formKey(file, encoding));
    }
  }

  async function load(file: StaticFile, encoding: Encoding): Promise<Form> {
    const ready = file.immutable ? await archive.read(file.name, encoding) : null;
    const plain = ready ?? (await readFile(file.file));
    const body = ready ?? (await packAs(plain, encoding));
    const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
    const headers = [
      ...fileHeaders(file.type, { immutable: file.immutable, secure }),
      ...(file.immutable ? [] : ["ETag", etag]),
      ...(packs(file.type) ? ["Vary", "Accept-Encoding"] : []),
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      ...["Content-Length", String(body.length)],
    ];
    return { headers, etag, body };
  }

  function send(request: IncomingMessage, response: ServerResponse, { headers, etag, body }: Form): void {
    if (request.headers["if-none-match"] === etag) response.writeHead(304, headers.slice(0, -2)).end();
    else response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
  }

  archive
    .takeIn(
      [...files.values()].filter(({ immutable }) => immutable),
      forget,
    )
    .catch(report);

  return {
    async answer(request, response, address) {
      const archived = address.startsWith("/assets/") ? address.slice("/assets/".length) : "";
      const file = files.get(address) ?? (await archive.find(archived));
      if (!file) return answerEmpty(response, 404);
      const encoding = packs(file.type) ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
      const key = formKey(file, encoding);
      send(request, response, forms.get(key) ?? remember(key, await load(file, encoding)));
    },
  };
}

const packAs = async (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "identity" ? plain : encoding === "br" ? packBrotli(plain, "now") : packGzip(plain, "now");
