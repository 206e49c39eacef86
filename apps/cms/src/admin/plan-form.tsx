"use client";

import { useDocumentInfo, useModal } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Corrects Payload's form for plans. It opens on "publish" for an entry that is not public: Payload opens it on "unpublish"
 * unless it counts a draft that is newer than the published text, and of an entry that was taken back it counts none. When
 * it closes, the focus is on the button of its menu again.
 */
export function PlanForm() {
  const { id, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isOpen = useModal().isModalOpen(`schedule-publish-${String(id)}`);
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount]);
  useEffect(() => {
    if (!isOpen) return;
    return () => document.querySelector<HTMLElement>(".doc-controls .form-submit .popup-button")?.focus();
  }, [isOpen]);
  return null;
}
