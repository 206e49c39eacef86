import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Lightbox } from "./lightbox.tsx";

interface Enlarged {
  View: typeof Lightbox;
  /** Index of the picture that the visitor chose. */
  first: number;
}

/** The present history entry: its key, and the state that the page gave to it. The history has it before the screen. */
const readEntry = () => Object(history.state) as { key?: unknown; usr?: unknown };

/** The enlarged picture of a group. It is a history entry: Back closes it. Its code is loaded on first use. */
export function useEnlarged() {
  const group = useId();
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<Enlarged | null>(null);
  const isOpen = (of: unknown) => (Object(of) as { enlarged?: unknown }).enlarged === group;
  return {
    enlarged: isOpen(location.state) ? chosen : null,
    /** Opens the picture's file when the code fails to load. Does nothing when the visitor has left the entry by then. */
    enlarge: async (first: number, file: string): Promise<void> => {
      const { key } = readEntry();
      const code = await import("./lightbox.tsx").catch(() => null);
      const entry = readEntry();
      if (entry.key !== key) return;
      if (!code) return window.location.assign(file);
      choose({ View: code.Lightbox, first });
      // After a reload, and after the first of two quick presses, the entry exists.
      if (isOpen(entry.usr)) return;
      // Without the hash: its section would be scrolled to.
      await navigate({ pathname, search }, { state: { enlarged: group } });
    },
    /** Called after the picture was closed: removes its history entry too. */
    leave: () => void navigate(-1),
  };
}
