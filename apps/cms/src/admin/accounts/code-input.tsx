import type { TwoFactorLabels } from "./two-factor-labels.ts";

/** The field for a code. Turning off accepts recovery codes too, which have letters. */
export const CodeInput = ({ labels, accepts }: { labels: TwoFactorLabels; accepts: "app" | "both" }) => (
  <>
    <label htmlFor="two-factor-code">{accepts === "app" ? labels.code : labels.anyCode}</label>
    <input
      id="two-factor-code"
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      inputMode={accepts === "app" ? "numeric" : "text"}
      autoCapitalize="off"
      spellCheck={false}
      required
    />
  </>
);
