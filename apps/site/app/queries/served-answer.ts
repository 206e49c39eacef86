import type { FormAnswer, FormKind, LinkAction, LinkAnswer } from "@miqyas/contract";
import { useState } from "react";
import { data, useActionData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { renderContext } from "./render-context.ts";

/** The server's answer for this render, if it is for a page of this kind. */
function readAnswer(kind: string, { context }: Pick<LoaderFunctionArgs, "context">) {
  const { answer } = context.get(renderContext);
  if (answer?.kind !== kind) throw new Error(`The server has no answer for the page of ${kind}`);
  return answer;
}

/**
 * The `action` of a form's page. The server has read and refused the form before the render. The answer to a stored
 * form is a redirect, without a render (CON-9…CON-11).
 */
export const formAction = (kind: FormKind) => (args: ActionFunctionArgs) => {
  const answer = readAnswer(kind, args);
  return data(answer, answer.status);
};

/**
 * The server's answer to a form that was sent without JavaScript; `null` for an ordinary visit. It stays when the
 * language changes.
 */
export function useFormAnswer(): FormAnswer | null {
  const [answer] = useState(useActionData<FormAnswer>());
  return answer ?? null;
}

/** The `loader` and the `action` of the page that a mail's link opens (B20, B21). */
export const linkAnswer = (kind: LinkAction) => (args: LoaderFunctionArgs) => {
  const answer = readAnswer(kind, args);
  return data(answer, answer.status);
};

/** The answer of this document. In the browser, a language change shows it again, and Back where the document is the same. */
let served: LinkAnswer | null = null;

export function keepLinkAnswer(answer: LinkAnswer): void {
  served = answer;
}

/**
 * The `clientLoader` of such a page. No link of the site leads to it. Back from another document has no answer to show: the
 * server answers the link again.
 */
export const readLinkAnswer = (kind: LinkAction) => (): LinkAnswer | Promise<LinkAnswer> => {
  if (served?.kind === kind) return served;
  location.reload();
  return new Promise(() => undefined);
};
