import { useFormBackgroundProcessing, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { watchSaves } from "./watch-saves.ts";

/** How long after a save its form may take to turn the buttons on, and how often they are looked at, ms. */
const turningOn = { longest: 2000, pause: 50 };

/**
 * Whether the form is being saved, by itself or by a button. Payload's buttons are off meanwhile: a press in that moment is
 * repeated afterwards (WRITE-1).
 */
export function useRepeatedPress(place: string): boolean {
  const isSavedByItself = useFormBackgroundProcessing();
  const isSavedByButton = useFormProcessing();
  // Of two saves at once, Payload forgets the other when one has ended.
  const [saves, setSaves] = useState(0);
  const isSaving = isSavedByItself || isSavedByButton || saves > 0;
  const pressed = useRef<HTMLButtonElement>(null);
  const began = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(".doc-controls button");
    if (!button) return;
    if (!button.disabled) began.current = button;
    // The second press of a double click asks for nothing more.
    else if (isSavedByItself || (isSaving && button !== began.current)) pressed.current = button;
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => press(event);
    window.addEventListener("pointerup", listen, true);
    return () => window.removeEventListener("pointerup", listen, true);
  }, []);
  useEffect(
    () =>
      watchSaves({
        place,
        began: () => setSaves((count) => count + 1),
        ended: () => setSaves((count) => count - 1),
        saved: () => undefined,
      }),
    [place],
  );
  useEffect(() => {
    if (isSaving) return;
    const button = pressed.current;
    began.current = button;
    if (!button) return;
    const forget = () => {
      clearInterval(looking);
      pressed.current = null;
    };
    const repeat = () => {
      if (button.disabled) return;
      forget();
      button.click();
    };
    const looking = setInterval(repeat, turningOn.pause);
    const end = setTimeout(forget, turningOn.longest);
    repeat();
    return () => {
      clearInterval(looking);
      clearTimeout(end);
    };
  }, [isSaving]);
  return isSaving;
}
