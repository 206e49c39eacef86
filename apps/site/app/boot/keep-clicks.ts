/** What a visitor did before the page ran, to be done once it does. */
interface KeptClicks {
  /** Does it: the page runs now. */
  replay: () => void;
  /** Lets the browser do what it can by itself: the page will not run. */
  release: () => void;
}

/** Buttons that work without the page's code; repeating their click would undo it. */
const selfSufficient = "[popovertarget], summary, [command]";

/** The button that a click was on, its sign or its words, when only the page's code makes it work. */
function findOrdinaryButton(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element && target.closest<HTMLElement>("button, [role=button]");
  if (!button || button.closest(selfSufficient)) return null;
  return button instanceof HTMLButtonElement && button.type !== "button" && button.form ? null : button;
}

/**
 * Keeps the last click on a button and the last submission of a form until the page runs, so that
 * neither is lost nor done twice. Links and what the browser does alone are left to the browser.
 */
export function keepClicks(root: Document): KeptClicks {
  let clicked: HTMLElement | null = null;
  let submitted: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null;

  const onClick = (event: MouseEvent) => {
    clicked = findOrdinaryButton(event.target) ?? clicked;
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    submitted = { form: event.target, submitter: event.submitter };
  };
  root.addEventListener("click", onClick, true);
  root.addEventListener("submit", onSubmit, true);

  function stop() {
    root.removeEventListener("click", onClick, true);
    root.removeEventListener("submit", onSubmit, true);
  }
  return {
    replay: () => {
      stop();
      if (clicked?.isConnected) clicked.click();
      if (submitted?.form.isConnected) submitted.form.requestSubmit(submitted.submitter);
    },
    release: () => {
      stop();
      submitted?.form.submit();
    },
  };
}
