import type { FormAnswer, FormKind, LinkAction, LinkAnswer } from "@miqyas/contract";
import { useState } from "react";
import { data, useActionData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { renderContext } from "../boot/render-context.ts";

/** What the server gave to this render, when it belongs to a page of this kind. */
function readAnswer(kind: string, { context }: Pick<LoaderFunctionArgs, "context">) {
  const { answer } = context.get(renderContext);
  if (answer?.kind !== kind) throw new Error(`The server has no answer for the page of ${kind}`);
  return answer;
}

/**
 * The `action` of a form's page. The server has read, checked and refused the form before it renders; one that is
 * stored is answered without any page (CON-9…CON-11).
 */
export const formAction = (kind: FormKind) => (args: ActionFunctionArgs) => {
  const answer = readAnswer(kind, args);
  return data(answer, answer.status);
};

/** How the form was answered that this page was served for. It stays when the language changes. */
export function useFormAnswer(): FormAnswer | null {
  const [answer] = useState(useActionData<FormAnswer>());
  return answer ?? null;
}

/** The `loader` and the `action` of the page behind a mail's link (B20, B21). */
export const linkAnswer = (kind: LinkAction) => (args: LoaderFunctionArgs) => {
  const answer = readAnswer(kind, args);
  return data(answer, answer.status);
};

/** The answer that this document was served with: in the browser, Back and a change of the language lead to it again. */
let served: LinkAnswer | null = null;

/** Remembers it. */
export function keepLinkAnswer(answer: LinkAnswer): void {
  served = answer;
}

/** The `clientLoader` of such a page, which no link of the site leads to. */
export const readLinkAnswer = (kind: LinkAction) => (): LinkAnswer =>
  served?.kind === kind ? served : { kind, status: 410, state: "invalid", token: "" };
