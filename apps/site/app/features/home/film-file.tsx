import { useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./hero.module.css";

interface FilmFileProps {
  address: string;
  isMoving: boolean;
  onRefused: () => void;
  onFailed: () => void;
}

/**
 * An mp4 over the hero's picture. It becomes visible when it runs, and pauses while out of view (HOME-2). Pass its
 * address as `key`.
 */
export function FilmFile({ address, isMoving, onRefused, onFailed }: FilmFileProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);

  const play = useEffectEvent((film: HTMLVideoElement) => {
    film.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "NotAllowedError") onRefused();
    });
  });

  useEffect(() => {
    const film = ref.current;
    if (!film || !isMoving) return film?.pause();
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) play(film);
      else film.pause();
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, [isMoving]);

  return (
    <video
      ref={ref}
      src={address}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setHasStarted(true)}
      onError={onFailed}
      className={classNames(styles.film, hasStarted && styles.started)}
    />
  );
}
