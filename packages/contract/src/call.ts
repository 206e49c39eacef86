import * as v from "valibot";
import { ApiError } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Pagination } from "./pagination.ts";

export type QueryValue = string | number | undefined;
export type Query = Record<string, QueryValue>;

/** A GET of the contract: where it goes, what it asks, and how its answer is read. */
export interface ReadCall<Params, Result> {
  /** Stable name: the first part of a cache key, and what logs and the conformance suite call it. */
  readonly name: string;
  /** A call that the screens can live without; a backend may answer 404 to it. */
  readonly optional: boolean;
  path(params: Params): string;
  query(params: Params): Query;
  /** Reads an envelope. Throws `ApiError` of kind `malformed` or `not-found`. */
  read(envelope: unknown): Result;
  /** What a 404 means here. */
  readonly notFound: ErrorCode;
}

interface Definition<Params, Schema extends v.GenericSchema, Result> {
  name: string;
  optional?: boolean;
  path: string | ((params: Params) => string);
  query?: (params: Params) => Query;
  data: Schema;
  result: (data: v.InferOutput<Schema>) => Result;
  /** Messages for: no success flag; success without data; data of another shape; 404. */
  errors?: Partial<Record<"failed" | "noData" | "invalid" | "notFound", ErrorCode>>;
}

const envelope = v.object({ success: v.optional(v.unknown()), data: v.optional(v.unknown()) });

/** Declares a GET. Messages not named are the general ones of ERR-1. */
export function defineRead<Params, Schema extends v.GenericSchema, Result>(
  definition: Definition<Params, Schema, Result>,
): ReadCall<Params, Result> {
  const { name, path, data, result, errors = {} } = definition;
  const failed = errors.failed ?? "requestFailed";
  const noData = errors.noData ?? errors.failed ?? "noData";
  const invalid = errors.invalid ?? noData;
  return {
    name,
    optional: definition.optional ?? false,
    path: (params) => `/api/v1${typeof path === "string" ? path : path(params)}`,
    query: definition.query ?? (() => ({})),
    notFound: errors.notFound ?? noData,
    read(answer) {
      const outer = v.safeParse(envelope, answer);
      if (!outer.success || !outer.output.success) throw new ApiError("malformed", failed);
      if (outer.output.data === undefined || outer.output.data === null)
        throw new ApiError("malformed", noData);
      const inner = v.safeParse(data, outer.output.data);
      if (!inner.success) throw new ApiError("malformed", invalid, { cause: new v.ValiError(inner.issues) });
      return result(inner.output);
    },
  };
}

/** A list as the screens use it. */
export interface Page<Item> {
  items: Item[];
  pagination: Pagination | null;
}
