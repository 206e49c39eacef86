import { useFormBackgroundProcessing, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Whether the form is being saved, by itself or by a button. Payload's buttons are off meanwhile: a press in that moment is
 * repeated afterwards (WRITE-1).
 */
export function useRepeatedPress(): boolean {
  const isSavedByItself = useFormBackgroundProcessing();
  const isSavedByButton = useFormProcessing();
  const isSaving = isSavedByItself || isSavedByButton;
  const pressed = useRef<HTMLButtonElement>(null);
  const began = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(".doc-controls button");
    if (!button) return;
    if (!button.disabled) began.current = button;
    // The second press of a double click asks for nothing more.
    else if (isSavedByItself || (isSavedByButton && button !== began.current)) pressed.current = button;
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => press(event);
    window.addEventListener("pointerup", listen, true);
    return () => window.removeEventListener("pointerup", listen, true);
  }, []);
  useEffect(() => {
    if (isSaving) return;
    began.current = pressed.current;
    pressed.current?.click();
    pressed.current = null;
  }, [isSaving]);
  return isSaving;
}
