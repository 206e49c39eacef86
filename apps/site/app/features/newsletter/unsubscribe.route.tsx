import { useLoaderData } from "react-router";
import type { LinkAnswer } from "@miqyas/contract";
import { mailLink } from "../../routing/use-address.ts";
import { linkAnswer, readLinkAnswer } from "../../queries/served-answer.ts";
import { LinkPage } from "./link-page.tsx";

export const handle = mailLink;
export const loader = linkAnswer("unsubscribe");
export const action = linkAnswer("unsubscribe");
export const clientLoader = readLinkAnswer("unsubscribe");

/** The page that ends a subscription (B21). */
export default function Unsubscribe() {
  return <LinkPage answer={useLoaderData<LinkAnswer>()} />;
}
