import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type * as LightboxCode from "./lightbox.tsx";

/** What an entry of the history says of a picture shown large. */
interface EnlargedState {
  /** The group that the picture belongs to. */
  enlarged: string;
}

function isEnlarged(state: unknown, group: string): state is EnlargedState {
  return state instanceof Object && "enlarged" in state && state.enlarged === group;
}

/**
 * The picture of a group that is shown large. It is an entry of the history, so Back closes it; its code is
 * fetched when the first one is asked for.
 */
export function useEnlarged() {
  const group = useId();
  const { pathname, search, hash, ...location } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<typeof LightboxCode | null>(null);
  const [first, setFirst] = useState(0);
  const isOpen = code !== null && isEnlarged(location.state, group);
  return {
    Lightbox: isOpen ? code.Lightbox : null,
    /** The picture that was asked for. */
    first,
    /** Rejects when the code cannot be had. */
    enlarge: async (index: number): Promise<void> => {
      const loaded = await import("./lightbox.tsx");
      setCode(loaded);
      setFirst(index);
      await navigate({ pathname, search, hash }, { state: { enlarged: group }, preventScrollReset: true });
    },
    /** The picture has closed: its entry of the history goes too. */
    leave: () => void navigate(-1),
  };
}
