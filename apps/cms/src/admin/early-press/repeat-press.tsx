"use client";

import { useEffect } from "react";
import { pageRuns } from "./keep-press.ts";

/** Says that the page's code runs: effects run after React has taken over the whole page. */
export function RepeatPress() {
  useEffect(() => void dispatchEvent(new Event(pageRuns)), []);
  return null;
}
