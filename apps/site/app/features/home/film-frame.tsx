import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { playerOrigins } from "@miqyas/contract";
import { classNames } from "../../ui/class-names.ts";
import { embedAddress } from "./film-source.ts";
import type { FilmSource } from "./film-source.ts";
import { playerGreetings, readPlayerMessage } from "./player-messages.ts";
import styles from "./hero.module.css";

/** A player that does not start within this time counts as blocked, ms (HOME-6). */
const loadTimeout = 4000;

/** React's types lack this attribute. It withholds the visitor's cookies and storage from the frame. */
const withoutCredentials = { credentialless: true };

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

interface FilmFrameProps {
  film: Exclude<FilmSource, { kind: "file" }>;
  title: string;
  onFailed: () => void;
}

/**
 * A YouTube or Vimeo film over the hero's picture. It becomes visible when its player reports that it runs; a frame
 * that stays silent is removed. It takes no focus and no clicks: the hero has its own pause button.
 */
export function FilmFrame({ film, title, onFailed }: FilmFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const { kind } = film;

  // Sent to any origin: the message holds no secret, and a blocked player has no origin.
  function greet() {
    for (const greeting of playerGreetings[kind]) ref.current?.contentWindow?.postMessage(greeting, "*");
  }

  const giveUp = useEffectEvent(onFailed);
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== playerOrigins[kind] || source !== ref.current?.contentWindow) return;
    const meaning = readPlayerMessage(kind, data);
    if (meaning === "ready") greet();
    else if (meaning === "playing") setHasStarted(true);
    else if (meaning === "failed") giveUp();
  });

  useEffect(() => {
    const listen = (message: MessageEvent) => onMessage(message);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);

  useEffect(() => {
    const frame = ref.current;
    // A tab in the background loads no frame, and a window far below it neither.
    if (hasStarted || isHidden || !frame) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => giveUp(), loadTimeout);
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hasStarted, isHidden]);

  return (
    <iframe
      {...withoutCredentials}
      ref={ref}
      src={embedAddress(film)}
      title={title}
      allow="autoplay; encrypted-media"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      inert
      onLoad={greet}
      className={classNames(styles.frame, styles.film, hasStarted && styles.started)}
    />
  );
}
