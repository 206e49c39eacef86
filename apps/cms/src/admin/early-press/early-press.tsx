import { headers } from "next/headers.js";
import { backPressed, offerBack } from "../unsaved/offer-back.ts";
import { keepPress, pageRuns } from "./keep-press.ts";
import { RepeatPress } from "./repeat-press.tsx";

/**
 * Answers the press on a button that comes before the page's code runs, once it runs (F22). Its script also offers Back to
 * forms first (WRITE-3).
 */
export async function EarlyPress() {
  const policy = (await headers()).get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return (
    <>
      <script
        nonce={nonce}
      >{`(${keepPress.toString()})("${pageRuns}");(${offerBack.toString()})("${backPressed}")`}</script>
      <RepeatPress />
    </>
  );
}
