import { useEffect, useState } from "react";
import type { MouseEvent } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-paths.ts";

interface ActionButtonProps {
  name: string;
  /** Stands for a moment in place of the name once the act is done. */
  done?: string;
  icon?: IconName;
  className?: string;
  act: (button: Element) => Promise<void>;
}

/** How long a notice stays, ms. */
const noticeTime = 3000;

/** A button that is busy while its act lasts. After one that failed it asks for another try. */
export function ActionButton({ name, done, icon, className, act }: ActionButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<"busy" | "done" | "failed" | null>(null);
  useEffect(() => {
    if (state !== "done") return;
    const timer = setTimeout(() => setState(null), noticeTime);
    return () => clearTimeout(timer);
  }, [state]);
  const press = ({ currentTarget }: MouseEvent) => {
    if (state === "busy") return;
    setState("busy");
    act(currentTarget).then(
      () => setState("done"),
      () => setState("failed"),
    );
  };
  const notice = state === "done" ? done : state === "failed" && `${name} · ${t("status.tryAgain")}`;
  return (
    <>
      <button type="button" className={className} aria-busy={state === "busy" || undefined} onClick={press}>
        {icon && <Icon name={state === "done" ? "check" : icon} />}
        {notice || <bdi>{name}</bdi>}
      </button>
      <span role="status" className="visually-hidden">
        {notice}
      </span>
    </>
  );
}
