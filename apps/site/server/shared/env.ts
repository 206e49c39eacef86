import { fileURLToPath } from "node:url";
import * as v from "valibot";
import {
  bareOrigin,
  list,
  listenDescriptor,
  parseVariables,
  port,
  siteSignalSecret,
  tracingVariables,
  trustedProxies,
} from "@miqyas/http/env-schemas";

const pathPrefix = v.pipe(
  v.string(),
  v.regex(/^\/[\w-]+(?:\/[\w-]+)*$/, "must be paths like /media, separated by commas"),
);

const Environment = v.object({
  SITE_PORT: v.optional(port, "3000"),
  SITE_HOST: v.optional(v.string(), "127.0.0.1"),
  LISTEN_FD: listenDescriptor,
  /** Port and address of `/metrics`. Without a port there are no metrics. */
  SITE_METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  ...tracingVariables,
  /** Where visitors reach the site: canonical addresses, the sitemap and the content security policy. */
  SITE_ORIGIN: v.optional(bareOrigin),
  /** Where this server reaches the one backend (API-1). */
  BACKEND_URL: v.optional(bareOrigin, "http://127.0.0.1:4000"),
  /** Where browsers reach the backend, if they call it directly (API-3, ENT-1). */
  PUBLIC_BACKEND_URL: v.optional(bareOrigin),
  /** Paths of the backend's files that this server forwards beside `/api/v1`. */
  FORWARD_PATHS: v.optional(v.pipe(list, v.array(pathPrefix)), "/media"),
  /** The CDN in front of the site: which header tells it the tags of a page, and how it is asked to forget them. */
  CDN: v.optional(v.picklist(["cloudflare", "fastly"])),
  /** Where the CDN takes what it shall forget, and the secret for that. */
  CDN_PURGE_URL: v.optional(v.pipe(v.string(), v.url())),
  CDN_PURGE_TOKEN: v.optional(v.string()),
  /** Other origins of pictures and videos in the backend's answers. */
  MEDIA_ORIGINS: v.optional(v.pipe(list, v.array(bareOrigin)), ""),
  /** Secret of the signals from the backend. Without it they are refused. */
  SITE_SIGNAL_SECRET: v.optional(siteSignalSecret),
  SITE_DATA_DIR: v.optional(v.string(), fileURLToPath(new URL("../../../../data/site", import.meta.url))),
  /** Addresses or CIDR ranges whose `X-Forwarded-For` is trusted, separated by commas. */
  TRUSTED_PROXIES: v.optional(trustedProxies, ""),
  /** `off`: no page is rendered before its first visit (F1) or compressed a second time. For tests and measurements. */
  PREPARE_PAGES: v.optional(v.picklist(["on", "off"]), "on"),
  /** `off` removes the service worker and what it kept from every browser that comes (NET-5). */
  OFFLINE_PAGES: v.optional(v.picklist(["on", "off"]), "on"),
  /** `1` shows `/__styleguide`. */
  STYLEGUIDE: v.optional(v.string(), ""),
  LOG_LEVEL: v.optional(v.picklist(["fatal", "error", "warn", "info", "debug", "silent"]), "info"),
});

/** What the operator can set. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the environment once. Throws one error that names every wrong variable; empty counts as not set. */
export function readSettings(environment: Record<string, string | undefined>) {
  const { SITE_ORIGIN, STYLEGUIDE, ...rest } = parseVariables(Environment, environment);
  const siteOrigin = SITE_ORIGIN ?? `http://localhost:${rest.SITE_PORT}`;
  return {
    ...rest,
    SITE_ORIGIN: siteOrigin,
    styleguide: STYLEGUIDE === "1",
    /** Whether the site has HTTPS. HSTS and `upgrade-insecure-requests` need it. */
    secure: siteOrigin.startsWith("https:"),
    /** Origin of relative file addresses in the browser; `""` is the page's own (ENT-1). */
    mediaBase: rest.PUBLIC_BACKEND_URL ?? "",
  };
}

/** The settings of this process. Throws when the environment is wrong. */
export const readEnvironment = (): Settings => readSettings(process.env);
