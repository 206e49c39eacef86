import * as v from "valibot";
import { createAddressTest } from "../request/client-address.ts";

/** Settings that both servers share. Valibot's messages name the variable, so these messages state only the fault. */

/** A TCP port. */
export const port = v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(65_535));

/** Number of a descriptor that the parent process passes on: a socket that it listens with. */
export const listenDescriptor = v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(3)));

/** The origin of an `http(s)://host[:port]` address. The rest of the address is dropped. */
export const origin = v.pipe(
  v.string(),
  v.url("is not an address"),
  v.regex(/^https?:\/\/[^/?#]/i, "must be http(s)://host[:port]"),
  v.transform((address) => new URL(address).origin),
);

/** The same for an address that must not have a path. No page could use the path. */
export const bareOrigin = v.pipe(
  v.string(),
  v.url("is not an address"),
  v.regex(/^https?:\/\/[^/?#]+\/?$/i, "must be http(s)://host[:port] without a path"),
  v.transform((address) => new URL(address).origin),
);

/** Address of a PostgreSQL database. */
export const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(?:ql)?:\/\//, "must begin with postgres://"),
  v.check(
    (url) => URL.canParse(url),
    "is no address: write /, #, ? and @ of a password as %2F, %23, %3F and %40",
  ),
);

/** Least number of random characters of each secret that an operator gives. */
export const secretLengths = { PAYLOAD_SECRET: 32, SITE_SIGNAL_SECRET: 16 } as const;

/** The secret of the calls from the backend to the site. */
export const siteSignalSecret = v.pipe(v.string(), v.minLength(secretLengths.SITE_SIGNAL_SECRET));

/** Variables of OpenTelemetry, by its own names: where traces go, and the share of them that is kept (default 1). */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:/, "must be http(s)://…")),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.decimal("must be a number from 0 to 1"), v.toNumber(), v.minValue(0), v.maxValue(1)),
    "1",
  ),
};

/** Values separated by commas. Empty values are dropped. */
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

/** Addresses or CIDR ranges, separated by commas, whose `X-Forwarded-For` header is trusted (B22). */
export const trustedProxies = v.pipe(
  list,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      createAddressTest(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
    }
  }),
);

/** An environment without its empty variables, which count as not set. */
export const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

/**
 * Reads an environment with a schema. An empty variable counts as not set. Throws one error that names every wrong
 * variable.
 */
export function parseVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, withoutEmpty(environment));
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"}: ${issue.message}`);
  throw new Error(`Wrong environment. ${problems.join("; ")}`);
}
