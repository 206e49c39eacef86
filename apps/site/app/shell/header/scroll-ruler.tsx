import { useEffect, useRef } from "react";
import styles from "./scroll-ruler.module.css";

/** The ruler below the header. Its value is the scrolled share of the page. */
export function ScrollRuler() {
  const ruler = useRef<HTMLDivElement>(null);

  // The style sheet follows the scroll position where the browser supports it; the script is the fallback.
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const read = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const share = scrollHeight > clientHeight ? scrollY / (scrollHeight - clientHeight) : 0;
      ruler.current?.style.setProperty("--read", String(share));
    };
    addEventListener("scroll", read, { passive: true });
    read();
    return () => removeEventListener("scroll", read);
  }, []);

  return <div ref={ruler} className={styles.ruler} aria-hidden="true" />;
}
