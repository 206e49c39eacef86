import { opensElsewhere } from "../ui/opens-elsewhere.ts";

/** What a visitor did before the page ran, to be done once it does. */
interface EventReplay {
  /** Does it: the page runs now. */
  replay: () => void;
  /** Lets the browser do what it can by itself: the page will not run. */
  release: () => void;
}

/** One thing that was done, and the part of the page that it was done to. */
interface Act {
  part: HTMLElement;
  repeat: () => void;
  /** What the browser can do in its place. */
  instead?: () => void;
}

/** Buttons that work without the page's code; repeating their click would undo it. */
const selfSufficient = "[popovertarget], summary, [command]";

/** Events that React, while it takes the page over, would answer by finishing at once, in one long task. */
const pressing = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup " +
  "compositionend compositionstart keydown keypress keyup beforeinput input textInput copy cut paste click " +
  "change contextmenu reset submit invalid"
).split(" ");

/** The button that a click was on, its sign or its words, when only the page's code makes it work. */
function findOrdinaryButton(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>("button, [role=button]");
  if (!button || button.closest(selfSufficient)) return null;
  return button instanceof HTMLButtonElement && button.type !== "button" && button.form ? null : button;
}

function readClick(event: MouseEvent): Act | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[aria-haspopup]");
  if (link && !opensElsewhere(event)) {
    event.preventDefault();
    return { part: link, repeat: () => link.click(), instead: () => location.assign(link.href) };
  }
  const button = findOrdinaryButton(event.target);
  return button && { part: button, repeat: () => button.click() };
}

/** An attempt to send a form. The browser's bubble would speak its own language; the page says it once it runs (CON-5). */
function readForm(event: Event): Act | null {
  const form = event.target instanceof Element && event.target.closest("form");
  if (!form) return null;
  event.preventDefault();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const repeat = () => form.requestSubmit(submitter);
  return {
    part: submitter ?? form.querySelector<HTMLElement>("[type=submit]") ?? form,
    repeat,
    instead: repeat,
  };
}

/**
 * Keeps the last click on a button, or on a link that opens something on the page, and the last submission of a
 * form until the page runs, so that neither is lost nor done twice. What waits is `aria-busy`. Other links and what
 * the browser does alone are left to the browser, and React hears of nothing before it has finished.
 */
export function recordEvents(root: Document): EventReplay {
  const kept = new Map<string, Act>();

  function keep(event: Event) {
    event.stopImmediatePropagation();
    const isClick = event instanceof MouseEvent && event.type === "click";
    const isForm = event.type === "submit" || event.type === "invalid";
    const act = isClick ? readClick(event) : isForm ? readForm(event) : null;
    if (!act) return;
    const kind = isClick ? "click" : "form";
    kept.get(kind)?.part.removeAttribute("aria-busy");
    kept.set(kind, act);
    act.part.ariaBusy = "true";
  }
  for (const type of pressing) root.addEventListener(type, keep, true);

  function end(): Act[] {
    for (const type of pressing) root.removeEventListener(type, keep, true);
    for (const { part } of kept.values()) part.removeAttribute("aria-busy");
    return [...kept.values()];
  }
  return {
    replay: () => {
      for (const { part, repeat } of end()) if (part.isConnected) repeat();
    },
    release: () => {
      for (const { instead } of end()) instead?.();
    },
  };
}
