"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { languageOf } from "../../language.ts";
import { TurnOff } from "./turn-off.tsx";
import { TurnOn } from "./turn-on.tsx";
import { twoFactorLabels } from "./two-factor-labels.ts";

/** Fewer codes than this are few. */
const enough = 3;

interface OwnTwoFactorProps {
  /** Absent while it is off. */
  codesLeft: number | undefined;
  /** The rules ask this account for it: while it is off nothing else works. */
  isNeeded: boolean;
}

/** Two-factor sign-in of one's own account. */
export function OwnTwoFactor({ codesLeft, isNeeded }: OwnTwoFactorProps) {
  const { i18n } = useTranslation();
  const labels = twoFactorLabels[languageOf(i18n.language)];
  const [left, setLeft] = useState(codesLeft);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = left !== undefined;
  const close = () => setIsOpen(false);

  function finish(codes: number | undefined) {
    // The rest of the back office opens, or closes: the account has its role only with the second factor.
    if (isNeeded) window.location.assign(codes === undefined ? "/admin/account" : "/admin");
    setLeft(codes);
    close();
  }

  return (
    <section className="field-type two-factor" aria-labelledby="two-factor-title">
      <h3 id="two-factor-title" className="field-label">
        {labels.title}
      </h3>
      <p role={isNeeded && !isOn ? "alert" : undefined}>
        {isOn ? labels.isOn : isNeeded ? labels.isDue : labels.isOff}
      </p>
      {isOn && (
        <p>
          {labels.left(left)} {left < enough && labels.few}
        </p>
      )}
      <Button
        type="button"
        size="small"
        margin={false}
        buttonStyle={isOn ? "secondary" : "primary"}
        onClick={() => setIsOpen(true)}
      >
        {isOn ? labels.turnOff : labels.turnOn}
      </Button>
      {isOpen &&
        (isOn ? (
          <TurnOff {...{ labels, isNeeded }} onCancel={close} onDone={() => finish(undefined)} />
        ) : (
          <TurnOn labels={labels} onCancel={close} onDone={finish} />
        ))}
    </section>
  );
}
