import { headers } from "next/headers.js";
import { keepPress, pageRuns } from "./keep-press.ts";
import { RepeatPress } from "./repeat-press.tsx";

/** Answers the press on a button that comes before the page's code runs, once it runs (F22). */
export async function EarlyPress() {
  const policy = (await headers()).get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return (
    <>
      <script nonce={nonce}>{`(${keepPress.toString()})("${pageRuns}")`}</script>
      <RepeatPress />
    </>
  );
}
