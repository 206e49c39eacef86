import { useLoaderData } from "react-router";
import type { LinkAnswer } from "@miqyas/contract";
import { mailLink } from "../../routing/use-address.ts";
import { linkAnswer, readLinkAnswer } from "../../queries/served-answer.ts";
import { LinkPage } from "./link-page.tsx";

export const handle = mailLink;
export const loader = linkAnswer("confirm");
export const action = linkAnswer("confirm");
export const clientLoader = readLinkAnswer("confirm");

/** The page that confirms a subscription (NEWS-3, B20). */
export default function Confirm() {
  return <LinkPage answer={useLoaderData<LinkAnswer>()} />;
}
