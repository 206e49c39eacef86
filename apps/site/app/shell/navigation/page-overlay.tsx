import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { isSameScreen } from "./scroll-rules.tsx";
import { visitorActions } from "./visitor-actions.ts";
import { prefersStill } from "../../ui/reduced-motion.ts";
import styles from "./page-overlay.module.css";

/** Duration of the whole transition, ms (NAV-2). */
const duration = 1200;

const courses = Array.from({ length: 9 }, (_, index) => index);
const ticks = [
  { at: 0, length: 54 },
  { at: 14, length: 29 },
  { at: 28, length: 54 },
  { at: 42, length: 29 },
  { at: 56, length: 54 },
];

/**
 * The transition that covers the page at every change of screen (NAV-2). It is decorative: it starts with the click
 * and takes no pointer events. Any key, press or wheel movement ends it; the new page is already below it.
 */
export function PageOverlay() {
  const { location: next } = useNavigation();
  const here = useLocation();
  const target = next ?? here;
  const aimed = useRef({ key: target.key, pathname: target.pathname });
  const [run, setRun] = useState(0);

  useEffect(() => {
    const { key, pathname } = aimed.current;
    if (key === target.key) return;
    aimed.current = { key: target.key, pathname: target.pathname };
    if (!isSameScreen(pathname, target.pathname) && !prefersStill()) setRun((count) => count + 1);
  }, [target]);

  // In a layout effect: listeners exist from the first frame, and no key is missed.
  useLayoutEffect(() => {
    if (run === 0) return;
    const end = () => setRun(0);
    const timer = setTimeout(end, duration);
    for (const name of visitorActions) addEventListener(name, end, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of visitorActions) removeEventListener(name, end);
    };
  }, [run]);

  if (run === 0) return null;
  return (
    <div key={run} className={styles.wall} aria-hidden="true" data-overlay="">
      {courses.map((course) => (
        <i key={course} />
      ))}
      <div className={styles.mark}>
        <svg viewBox="0 0 64 54">
          <rect width="64" height="10" />
          {ticks.map(({ at, length }) => (
            <rect key={at} x={at} width="8" height={length} />
          ))}
        </svg>
      </div>
    </div>
  );
}
