"use client";

import { $isLinkNode, useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { $dfs, $unwrapNode } from "@payloadcms/richtext-lexical/lexical/utils";
import { formatDrawerSlug, useEditDepth, useModal } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { untouchedAddress } from "../link-address.ts";

/** See `CancelledLinkFeature`. */
export function CancelledLinkPlugin() {
  const [editor] = useLexicalComposerContext();
  const { uuid } = useEditorConfigContext();
  const slug = formatDrawerSlug({ slug: `lexical-rich-text-link-${uuid}`, depth: useEditDepth() });
  const isOpen = useModal().modalState[slug]?.isOpen === true;

  const wasOpen = useRef(false);

  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // An editor that is made anew closes no drawer.
    if (!isClosed) return;
    const remove = () =>
      editor.update(() => {
        for (const { node } of $dfs()) {
          if (!$isLinkNode(node)) continue;
          const { linkType, url } = node.getFields();
          if (linkType === "custom" && url === untouchedAddress) $unwrapNode(node);
        }
      });
    // Payload hands over what is saved in the drawer one millisecond after it has closed it. Equal times keep their order.
    setTimeout(remove, 1);
  }, [editor, isOpen]);
  return null;
}
