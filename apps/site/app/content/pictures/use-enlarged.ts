import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type * as LightboxCode from "./lightbox.tsx";

/** The state of the history entry of an enlarged picture. */
interface EnlargedState {
  /** Id of the picture's group. */
  enlarged: string;
}

function isEnlarged(state: unknown, group: string): state is EnlargedState {
  return state instanceof Object && "enlarged" in state && state.enlarged === group;
}

/** The present history entry: its key, and whether it is an enlarged picture. The history has it before the screen. */
function readEntry(group: string) {
  const entry: unknown = history.state;
  const { key, usr } = (entry instanceof Object ? entry : {}) as { key?: unknown; usr?: unknown };
  return { key, isOpen: isEnlarged(usr, group) };
}

/** The enlarged picture of a group. It is a history entry: Back closes it. Its code is loaded on first use. */
export function useEnlarged() {
  const group = useId();
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<typeof LightboxCode | null>(null);
  const [first, setFirst] = useState(0);
  const isOpen = code !== null && isEnlarged(location.state, group);
  return {
    Lightbox: isOpen ? code.Lightbox : null,
    /** The picture that the visitor chose. */
    first,
    /** Does nothing when the visitor has left the entry until the code comes. Rejects when the code fails to load. */
    enlarge: async (index: number): Promise<void> => {
      const { key } = readEntry(group);
      const hasLeft = () => readEntry(group).key !== key;
      const loaded = await import("./lightbox.tsx").catch((error: unknown) => {
        if (hasLeft()) return null;
        throw error;
      });
      if (!loaded || hasLeft()) return;
      setCode(loaded);
      setFirst(index);
      // After a reload, and after the first of two quick presses, the entry exists.
      if (readEntry(group).isOpen) return;
      // Without the hash: its section would be scrolled to.
      await navigate({ pathname, search }, { state: { enlarged: group } });
    },
    /** Called after the picture was closed: removes its history entry too. */
    leave: () => void navigate(-1),
  };
}
