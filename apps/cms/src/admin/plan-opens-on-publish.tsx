"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Makes the form for plans open on "publish" for an entry that is not public. Payload opens it on "unpublish" unless it
 * counts a draft that is newer than the published text, and of an entry that was taken back it counts none.
 */
export function PlanOpensOnPublish() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount]);
  return null;
}
