import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AssetArchive } from "./older-builds.ts";
import { answerEmpty } from "@miqyas/http/answer";
import { chooseEncoding, packBrotli, packGzip } from "@miqyas/http/content-encoding";
import type { Encoding } from "@miqyas/http/content-encoding";
import { fileHeaders } from "./file-headers.ts";
import type { Headers } from "@miqyas/http/security-headers";
import { packs } from "./static-files.ts";
import type { StaticFile } from "./static-files.ts";

/** A file in one encoding, ready to be sent. */
interface Form {
  headers: Headers;
  etag: string;
  body: Buffer;
}

/** The files of the build: `/assets/*` and what lies beside it (favicon). */
export interface Assets {
  /** Answers a request for the file at an address, with 404 when there is none. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
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
    const headers = {
      ...fileHeaders(file.type, { immutable: file.immutable, secure }),
      ...(!file.immutable && { ETag: etag }),
      ...(packs(file.type) && { Vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    return { headers, etag, body };
  }

  function send(request: FastifyRequest, reply: FastifyReply, { headers, etag, body }: Form): FastifyReply {
    reply.headers(headers);
    return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.send(body);
  }

  archive
    .takeIn(
      [...files.values()].filter(({ immutable }) => immutable),
      forget,
    )
    .catch(report);

  return {
    async answer(request, reply) {
      const address = request.raw.url?.split("?", 1)[0] ?? "";
      const archived = address.startsWith("/assets/") ? address.slice("/assets/".length) : "";
      const file = files.get(address) ?? (await archive.find(archived));
      if (!file) return answerEmpty(reply, 404);
      const encoding = packs(file.type) ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
      const key = formKey(file, encoding);
      return send(request, reply, forms.get(key) ?? remember(key, await load(file, encoding)));
    },
  };
}

const packAs = async (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "identity" ? plain : encoding === "br" ? packBrotli(plain, "now") : packGzip(plain, "now");
