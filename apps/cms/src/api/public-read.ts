import type { Locale } from "@miqyas/contract";
import { kindsShownBy } from "@miqyas/contract/content-kinds";
import type { ContentKind } from "@miqyas/contract/content-kinds";
import type { Payload } from "payload";
import * as v from "valibot";

/** What a read gets: where its data is, its language and its id. */
export interface ReadContext {
  payload: Payload;
  locale: Locale;
  /** What stands for `{id}` in the path; `""` where the path has none. */
  id: string;
}

/** A GET of the API: where it is, what it is made from, and how it understands a query. */
export interface PublicRead {
  /** What the contract calls it: what the site tags its pages with. */
  name: string;
  /** Below `/api/v1`, with `{id}` where an id stands. */
  path: string;
  /** What its answer is made from: what is published of these kinds changes it. */
  kinds: readonly ContentKind[];
  /** Reads a query. Throws `BadParameter`. */
  open(values: Record<string, string>): OpenRead;
}

/** A GET whose query has been read. */
export interface OpenRead {
  /** What the query came to, defaults included. */
  params: Record<string, unknown>;
  /** The `data` of the answer; `undefined` when there is no such thing. */
  answer(context: ReadContext): Promise<unknown>;
}

/** A parameter that the call cannot understand. The message names it and what would be right. */
export class BadParameter extends Error {}

interface Definition<Params extends v.ObjectEntries> {
  name: string;
  path: string;
  params?: Params;
  answer(
    context: ReadContext & { params: v.InferOutput<v.ObjectSchema<Params, undefined>> },
  ): Promise<unknown>;
}

/** Declares a GET. Parameters that it does not name are ignored. */
export function defineRead<const Params extends v.ObjectEntries = Record<never, never>>(
  definition: Definition<Params>,
): PublicRead {
  const schema = v.object(definition.params ?? ({} as Params));
  return {
    name: definition.name,
    path: definition.path,
    kinds: kindsShownBy(definition.path.split("/")[1] ?? ""),
    open(values) {
      const parsed = v.safeParse(schema, values);
      if (!parsed.success) {
        const [issue] = parsed.issues;
        throw new BadParameter(`${v.getDotPath(issue) ?? "query"} ${issue.message}`);
      }
      const params = parsed.output;
      return { params, answer: (context) => definition.answer({ ...context, params }) };
    },
  };
}
