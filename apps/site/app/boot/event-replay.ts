import { opensElsewhere } from "../ui/opens-elsewhere.ts";
import { setBusy } from "../ui/set-busy.ts";

/** The visitor's events from before hydration. */
interface EventReplay {
  /** Repeats the events after hydration. */
  replay: () => void;
  /** Lets the browser handle the events itself, because hydration failed. */
  release: () => void;
}

/** One event to repeat, and its element. */
interface Act {
  part: HTMLElement;
  repeat: () => void;
  /** The browser's own fallback without the page's code. */
  instead?: () => void;
}

/** Buttons that work without the page's code. A repeated click would undo the first. Older browsers know no popovers. */
const selfSufficient = `summary, [command]${"popover" in HTMLElement.prototype ? ", [popovertarget]" : ""}`;

/** Events that make React finish hydration at once, in one long task. */
const pressing = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup " +
  "compositionend compositionstart keydown keypress keyup beforeinput input textInput copy cut paste click " +
  "change contextmenu reset submit invalid"
).split(" ");

/** Finds the button of a click on the button, its icon or its text. `null` for buttons that need no code. */
function findOrdinaryButton(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>("button, [role=button]");
  if (!button || button.closest(selfSufficient)) return null;
  return button instanceof HTMLButtonElement && button.type !== "button" && button.form ? null : button;
}

/** Whether the visitor has typed something on the page. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * Finds the link of a click that waits for the page's code: one that opens a part of the page, or the language toggle
 * of a page on which the visitor has unfolded, chosen or typed something. The other language as a new document would not
 * have it (LANG-1).
 */
export function findWaitingLink(target: Element): HTMLAnchorElement | null {
  const isTouched =
    document.querySelector("details[open], :checked:not(:default), [checked]:not(:checked)") || isTyped();
  return target.closest<HTMLAnchorElement>(`a[aria-haspopup]${isTouched ? ", a[data-locale]" : ""}`);
}

function readClick(event: MouseEvent): Act | null {
  if (!(event.target instanceof Element)) return null;
  // The arrow at an end of a pager would load the page again.
  if (event.target.closest("a[aria-disabled=true]")) event.preventDefault();
  // Only the app keeps what was typed while another page is open (CON-10), and the place in the other language.
  const keeping = isTyped() ? "a[href^='/']" : scrollY > 0 ? "a[data-locale]" : null;
  const link = findWaitingLink(event.target) ?? (keeping && event.target.closest<HTMLAnchorElement>(keeping));
  if (link && !opensElsewhere(event)) {
    event.preventDefault();
    return { part: link, repeat: () => link.click(), instead: () => location.assign(link.href) };
  }
  const button = findOrdinaryButton(event.target);
  return button && { part: button, repeat: () => button.click() };
}

/**
 * Reads the submission of a form. A form with `data-plain` needs no code and is sent at once. The browser's own message of
 * a field is prevented: it may be in another language (CON-5).
 */
function readForm(event: Event): Act | null {
  const form = event.target instanceof Element && event.target.closest("form");
  if (!form || "plain" in form.dataset) return null;
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
 * Records the last click on a button or on a link that waits, and the last submission of a form. Each is repeated once
 * after hydration. The waiting element is `aria-busy`. The browser handles all other links.
 * React receives no event before hydration has finished.
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
    const earlier = kept.get(kind);
    if (earlier) setBusy(earlier.part, false);
    kept.set(kind, act);
    setBusy(act.part, true);
  }
  for (const type of pressing) root.addEventListener(type, keep, true);

  function end(): Act[] {
    for (const type of pressing) root.removeEventListener(type, keep, true);
    const acts = [...kept.values()];
    for (const { part } of acts) setBusy(part, false);
    kept.clear();
    return acts;
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
