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

/** The state that the page gave to the present history entry. The history has it before the screen. */
function readEntryState(): unknown {
  const entry: unknown = history.state;
  return entry instanceof Object && "usr" in entry ? entry.usr : null;
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
    /** Rejects when its code fails to load. */
    enlarge: async (index: number): Promise<void> => {
      const loaded = await import("./lightbox.tsx");
      setCode(loaded);
      setFirst(index);
      // After a reload, and after the first of two quick presses, the entry exists.
      if (isEnlarged(readEntryState(), group)) return;
      // Without the hash: its section would be scrolled to.
      await navigate({ pathname, search }, { state: { enlarged: group } });
    },
    /** Called after the picture was closed: removes its history entry too. */
    leave: () => void navigate(-1),
  };
}
