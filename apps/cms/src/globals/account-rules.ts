import type { GlobalConfig } from "payload";
import { only } from "../access/roles.ts";
import { groups } from "../admin/groups.ts";

/** Rules about the accounts of staff, which only owners see and change. */
export const AccountRules: GlobalConfig = {
  slug: "account-rules",
  label: { en: "Account rules", ar: "قواعد الحسابات" },
  admin: { group: groups.settings },
  access: { read: only("owner"), update: only("owner") },
  fields: [
    {
      name: "owners_need_two_factor",
      type: "checkbox",
      defaultValue: false,
      label: { en: "Owners need two-factor sign-in", ar: "التحقّق بخطوتين إلزامي للمالكين" },
      admin: {
        description: {
          en: "An owner without it can do nothing until it is set up. This applies to you as well.",
          ar: "لا يستطيع المالك فعل شيء قبل أن يفعّله في حسابه. ويسري هذا عليك أيضًا.",
        },
      },
    },
  ],
};
