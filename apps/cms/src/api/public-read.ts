import type { Locale } from "@miqyas/contract";
import { kindsShownBy } from "@miqyas/contract/content-kinds";
import type { ContentKind } from "@miqyas/contract/content-kinds";
import type { Payload } from "payload";
import type { DraftReference } from "../preview/draft-reference.ts";
import * as v from "valibot";

/** What a read receives: its data source, language and id. */
export interface ReadContext {
  payload: Payload;
  locale: Locale;
  /** The value of `{id}` in the path; `""` for a path without it. */
  id: string;
  /** The one entry whose draft is read instead of its published text (RT-27). */
  draft?: DraftReference | undefined;
}

/** A GET of the API: its path, its kinds of content, and how it parses a query. */
export interface PublicRead {
  /** Name in the contract. The site tags its pages with it. */
  name: string;
  /** Path below `/api/v1`, with `{id}` in place of an id. */
  path: string;
  /** The kinds of content in its answer. Publishing one of them changes the answer. */
  kinds: readonly ContentKind[];
  /** Parses a query. Throws `BadParameter`. */
  open(values: Record<string, string>): OpenRead;
}

/** A GET whose query has been parsed. */
export interface OpenRead {
  /** The parsed parameters, defaults included. */
  params: Record<string, unknown>;
  /** The `data` of the answer; `undefined` when nothing has this id. */
  answer(context: ReadContext): Promise<unknown>;
}

/** A parameter that the call cannot parse. The message names it and the valid values. */
export class BadParameter extends Error {}

interface Definition<Params extends v.ObjectEntries> {
  name: string;
  path: string;
  params?: Params;
  answer(
    context: ReadContext & { params: v.InferOutput<v.ObjectSchema<Params, undefined>> },
  ): Promise<unknown>;
}

/** Declares a GET. Parameters without a schema are ignored. */
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
