"use client";

import { useAuth } from "@payloadcms/ui";
import { usePathname, useRouter } from "next/navigation.js";
import { useEffect, type ReactNode } from "react";
import { propertyOf } from "../../property-of.ts";

/** Pages on which an owner can set up the second factor, or sign out. */
const open = new Set(["/admin/account", "/admin/login", "/admin/logout"]);

/** Leads an owner who needs a second factor to the account. The server refuses everything else anyway. */
export function TwoFactorDue({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const router = useRouter();
  const path = usePathname();
  const isDue = propertyOf(user, "two_factor") === "due";
  useEffect(() => {
    if (isDue && !open.has(path)) router.replace("/admin/account");
  }, [isDue, path, router]);
  return children;
}
