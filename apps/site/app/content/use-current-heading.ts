import { useEffect, useState } from "react";

/** A heading counts as reached in the upper third of the window, or above it. */
const reached = "100000px 0px -66% 0px";

/** The id of the heading above the reader's position; `undefined` before the first one and without a script. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [above, setAbove] = useState<ReadonlySet<string>>(new Set());
  const key = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setAbove((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          return after;
        }),
      { rootMargin: reached },
    );
    for (const id of key.split(" ")) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return ids.findLast((id) => above.has(id));
}
