"use client";

import { useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useField } from "@payloadcms/ui";
import { useEffect, useEffectEvent } from "react";

/** A press outside of the text, and a shortcut in it, may save the form. */
function maySave(event: Event, text: HTMLElement | null): boolean {
  const isShortcut = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);
  return isShortcut || !(event.target instanceof Node && text?.contains(event.target));
}

/** See `HandOverFeature`. */
export function HandOverPlugin() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { setValue } = useField({ path: fieldProps.path });
  const handOver = useEffectEvent(() => setValue(editor.getEditorState().toJSON()));

  useEffect(() => {
    let isChanged = false;
    const stopNoting = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      // The text that the editor begins with is no change.
      if (dirtyElements.size + dirtyLeaves.size > 0 && !tags.has("history-merge")) isChanged = true;
    });
    function beforeSave(event: Event) {
      if (!isChanged || !maySave(event, editor.getRootElement())) return;
      isChanged = false;
      handOver();
    }
    document.addEventListener("pointerdown", beforeSave, { capture: true });
    document.addEventListener("keydown", beforeSave, { capture: true });
    return () => {
      stopNoting();
      document.removeEventListener("pointerdown", beforeSave, { capture: true });
      document.removeEventListener("keydown", beforeSave, { capture: true });
    };
  }, [editor]);
  return null;
}
