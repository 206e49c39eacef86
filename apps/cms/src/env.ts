import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  bareOrigin,
  databaseUrl,
  list,
  listenDescriptor,
  origin,
  parseVariables,
  port,
  secretLengths,
  siteSignalSecret,
  tracingVariables,
  trustedProxies,
} from "@miqyas/http/env-schemas";
import * as v from "valibot";

const here = path.dirname(fileURLToPath(import.meta.url));

/** `name@host`, or `Name <name@host>`. */
const mailbox = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be name@host or Name <name@host>",
  ),
  v.transform((text) => {
    const [name = "", address = ""] = text.includes("<") ? text.replace(">", "").split("<") : ["", text];
    return { name: name.trim(), address };
  }),
);

const Environment = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  /** Set by Next itself while it builds. */
  NEXT_PHASE: v.optional(v.string(), ""),
  DATABASE_URL: v.optional(databaseUrl, "postgres://127.0.0.1:54329/miqyas"),
  /** The same database without a pooler between: for `LISTEN` and for locks of a session. */
  DATABASE_DIRECT_URL: v.optional(databaseUrl),
  /** Signs the sessions of staff. At least 32 characters in production. */
  PAYLOAD_SECRET: v.optional(v.string(), ""),
  /** Origin of the admin, as in the staff's browsers. */
  CMS_ORIGIN: v.optional(origin, "http://127.0.0.1:4000"),
  /** Origin of the public site. */
  SITE_ORIGIN: v.optional(bareOrigin, "http://localhost:3000"),
  CMS_PORT: v.optional(port, "4000"),
  /** The address that the backend listens on. Another machine's balancer and sites reach it there. */
  CMS_HOST: v.optional(v.string(), "127.0.0.1"),
  LISTEN_FD: listenDescriptor,
  /** Port and address of `/metrics`. Without a port there are no metrics. */
  CMS_METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  ...tracingVariables,
  /** Where backups are, for the metric of their age. */
  BACKUP_DIR: v.optional(v.string()),
  MEDIA_DIR: v.optional(v.string(), path.join(here, "../data/media")),
  /** A bucket for the media instead of that folder, in S3 or, with an endpoint, in a compatible store. */
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  S3_REGION: v.optional(v.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Addresses at which each site's server is told of changed content, and the secret that signs the call. */
  SITE_SIGNAL_URL: v.optional(v.pipe(list, v.array(v.pipe(v.string(), v.url()))), ""),
  SITE_SIGNAL_SECRET: v.optional(siteSignalSecret),
  /** The mail server. Without it no mail is sent. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
      v.check((url) => URL.canParse(url), "is not an address"),
    ),
  ),
  /** The sender of mails. */
  MAIL_FROM: v.optional(mailbox),
  /** Addresses or CIDR ranges, separated by commas, whose `X-Forwarded-For` header is trusted. */
  TRUSTED_PROXIES: v.optional(trustedProxies, ""),
  /** The first owner's account. Only the seed uses it, and checks the password (`accounts/password-rules.ts`). */
  OWNER_EMAIL: v.optional(v.pipe(v.string(), v.email()), "owner@miqyas.example"),
  OWNER_PASSWORD: v.optional(v.string()),
});

/** Parses the environment. Throws one error that names every wrong or missing variable. */
export function parseEnvironment(source: Record<string, string | undefined>) {
  const { NODE_ENV, NEXT_PHASE, PAYLOAD_SECRET, S3_BUCKET, ...rest } = parseVariables(Environment, source);
  const production = NODE_ENV === "production";
  const building = NEXT_PHASE === "phase-production-build";
  const least = secretLengths.PAYLOAD_SECRET;
  if (production && !building && PAYLOAD_SECRET.length < least)
    throw new Error(`Wrong environment. PAYLOAD_SECRET: at least ${least} characters in production`);
  return {
    ...rest,
    /** Where the media are, unless they are in `MEDIA_DIR`. */
    s3: S3_BUCKET
      ? {
          bucket: S3_BUCKET,
          endpoint: rest.S3_ENDPOINT,
          region: rest.S3_REGION,
          accessKeyId: rest.S3_ACCESS_KEY_ID,
          secretAccessKey: rest.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    DATABASE_DIRECT_URL: rest.DATABASE_DIRECT_URL ?? rest.DATABASE_URL,
    PAYLOAD_SECRET: PAYLOAD_SECRET || "known-to-everyone: development only",
    production,
    /** Whether the staff's cookies are sent only over HTTPS. True when the admin has HTTPS. */
    secureCookies: rest.CMS_ORIGIN.startsWith("https:"),
  };
}

export const env = parseEnvironment(process.env);
