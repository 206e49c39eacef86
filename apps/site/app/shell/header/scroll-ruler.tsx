import { useEffect, useRef } from "react";
import styles from "./scroll-ruler.module.css";

/** The ruler under the header. Its reading is how much of the page has been scrolled through. */
export function ScrollRuler() {
  const ruler = useRef<HTMLDivElement>(null);

  // Where style sheets can follow the scroll position, no script does.
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
