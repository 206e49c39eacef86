/** Where a hint stands in the form. */
export interface Place {
  path: string;
  /** The top block of a long text. */
  block?: number | undefined;
  /** The text of the field, paragraph or cell, and the part of it. */
  text: string;
  start: number;
  end: number;
}

function openAround(element: Element): void {
  for (let parent = element.closest(".collapsible--collapsed"); parent;) {
    parent.querySelector<HTMLElement>(".collapsible__toggle")?.click();
    parent = parent.parentElement?.closest(".collapsible--collapsed") ?? null;
  }
}

/** The place of a part of a text inside an element, whatever marks and links it is divided by. */
function rangeIn(element: Element, { text, start, end }: Place): Range | null {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: { node: Node; at: number }[] = [];
  let whole = "";
  while (nodes.nextNode()) {
    parts.push({ node: nodes.currentNode, at: whole.length });
    whole += nodes.currentNode.textContent ?? "";
  }
  // A line break is an element of its own.
  const offset = Math.max(whole.indexOf(text.replaceAll("\n", "")), 0);
  const position = (inText: number) => {
    const at = offset + text.slice(0, inText).replaceAll("\n", "").length;
    const part = parts.findLast((one) => one.at <= at);
    return part && { node: part.node, at: Math.min(at - part.at, part.node.textContent?.length ?? 0) };
  };
  const [from, to] = [position(start), position(end)];
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, from.at);
  range.setEnd(to.node, to.at);
  return range;
}

/** Scrolls to the place of a hint and selects it. */
export function showPlace(place: Place): void {
  const input = document.getElementById(`field-${place.path.replaceAll(".", "__")}`);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    openAround(input);
    input.scrollIntoView({ block: "center" });
    input.focus({ preventScroll: true });
    input.setSelectionRange(place.start, place.end);
    return;
  }
  const field = document.querySelector(`[data-field-path="${CSS.escape(place.path)}"]`);
  const editor = field?.querySelector<HTMLElement>("[contenteditable]");
  const block = editor?.children[place.block ?? 0];
  if (!editor || !block) return;
  openAround(editor);
  block.scrollIntoView({ block: "center" });
  editor.focus({ preventScroll: true });
  const range = rangeIn(block, place);
  if (range)
    getSelection()?.setBaseAndExtent(
      range.startContainer,
      range.startOffset,
      range.endContainer,
      range.endOffset,
    );
}
