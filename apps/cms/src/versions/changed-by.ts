import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  Field,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from "payload";
import { nobody } from "../access/roles.ts";

/** Who made a version. Only `nameAuthor` writes it; it is empty for changes by a program. */
export const changedBy: Field = {
  name: "changed_by",
  type: "relationship",
  relationTo: "users",
  label: { en: "Changed by", ar: "عدّله" },
  hidden: true,
  access: { create: nobody, update: nobody },
};

/** The latest versions beside the form of an entry or a page: when, by whom, and as what. */
export const latestVersions: Field = {
  name: "latest_versions",
  type: "ui",
  label: { en: "Latest versions", ar: "آخر النسخ" },
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/admin/versions/latest-versions.tsx#LatestVersions" },
  },
};

/** Keeps with each version who made it. */
export const nameAuthor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>;
  req: PayloadRequest;
}) => ({ ...data, changed_by: req.user?.id ?? null });

/** What a `beforeOperation` hook of a collection or of a global gets. */
export interface Operation {
  args?: unknown;
  collection?: { slug: CollectionSlug } | null;
  global?: { slug: GlobalSlug } | null;
  operation: string;
  req: PayloadRequest;
}

/** What an `afterChange` hook of a collection or of a global gets. */
export interface Saved {
  collection?: Operation["collection"];
  global?: Operation["global"];
  doc: unknown;
  req: PayloadRequest;
}
