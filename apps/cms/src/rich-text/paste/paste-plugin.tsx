"use client";

import { $isLinkNode, LinkNode, UploadNode } from "@payloadcms/richtext-lexical/client";
import {
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalEditor,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { mergeRegister } from "@payloadcms/richtext-lexical/lexical/utils";
import { toast, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { textOf } from "../rich-text-state.ts";
import { propertyOf } from "../../property-of.ts";
import { acceptedAddress } from "../link-address.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { describeLeftOut, type LeftOut } from "./left-out.ts";
import { nameOfPicture, problemOfPicture } from "./pasted-picture.ts";
import { languageOf } from "../../language.ts";

/** A note stays long enough to write the names down, ms. */
const noteDuration = 60_000;

/** Clipboards that this plugin has cleaned. Lexical inserts them. */
const cleaned = new WeakSet<DataTransfer>();

/** Lexical's own format: copied within the admin, and therefore clean. */
const ownFormat = "application/x-lexical-editor";

function cleanedClipboard(clipboard: DataTransfer): DataTransfer {
  const page = new DOMParser().parseFromString(clipboard.getData("text/html"), "text/html");
  cleanPasted(page);
  const result = new DataTransfer();
  // A picture that was copied alone comes with its file.
  if (!page.body.textContent.trim() && clipboard.files.length > 0)
    for (const file of clipboard.files) result.items.add(file);
  else {
    result.setData("text/html", page.body.innerHTML);
    result.setData("text/plain", clipboard.getData("text/plain"));
  }
  cleaned.add(result);
  return result;
}

function pasteCleaned(event: unknown, editor: LexicalEditor): boolean {
  if (!(event instanceof ClipboardEvent)) return false;
  const clipboard = event.clipboardData;
  if (!clipboard || cleaned.has(clipboard) || clipboard.getData(ownFormat)) return false;
  if (!clipboard.types.includes("text/html")) return false;
  event.preventDefault();
  const clean = new ClipboardEvent("paste", { cancelable: true });
  // Firefox gives a new event a clipboard of its own, which is empty.
  Object.defineProperty(clean, "clipboardData", { value: cleanedClipboard(clipboard) });
  return editor.dispatchCommand(PASTE_COMMAND, clean);
}

/** Removes a picture that cannot be uploaded. */
function $checkPicture(node: UploadNode): LeftOut | undefined {
  const pending = propertyOf(node.getData(), "pending");
  if (!pending) return undefined;
  const address = textOf(propertyOf(pending, "src"));
  // A dragged or pasted file, which the upload dialog holds.
  if (address.startsWith("blob:")) return undefined;
  const reason = problemOfPicture(address);
  if (!reason) return undefined;
  node.remove();
  return { reason, name: nameOfPicture(address) };
}

/** Corrects the address of a link, or replaces the link by its words. */
function $checkLink(node: LinkNode): LeftOut | undefined {
  const fields = node.getFields();
  if (!$isLinkNode(node) || fields.linkType === "internal") return undefined;
  const address = fields.url ?? "";
  const accepted = acceptedAddress(address);
  if (accepted === address) return undefined;
  if (accepted !== undefined) {
    node.setFields({ ...fields, url: accepted });
    return undefined;
  }
  const words = node.getTextContent().trim();
  for (const child of node.getChildren()) node.insertBefore(child);
  node.remove();
  return { reason: "link", name: `${words} (${address.slice(0, 60)})` };
}

function LeftOutNote({ parts, language }: { parts: readonly LeftOut[]; language: "en" | "ar" }) {
  return (
    <div className="left-out-note">
      {describeLeftOut(parts, language).map(({ sentence, names }) => (
        <section key={sentence}>
          <p>{sentence}</p>
          <ul>
            {names.map((name, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Cleans what is pasted, and tells the writer what a text cannot hold. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  useEffect(() => {
    let leftOut: LeftOut[] = [];
    const note = (part: LeftOut | undefined) => part && leftOut.push(part);
    return mergeRegister(
      editor.registerCommand(PASTE_COMMAND, (event) => pasteCleaned(event, editor), COMMAND_PRIORITY_HIGH),
      editor.registerNodeTransform(
        UploadNode,
        (node) => void (editor.isEditable() && note($checkPicture(node))),
      ),
      editor.registerNodeTransform(LinkNode, (node) => void (editor.isEditable() && note($checkLink(node)))),
      editor.registerUpdateListener(() => {
        if (leftOut.length === 0) return;
        toast.warning(<LeftOutNote parts={leftOut} language={language} />, { duration: noteDuration });
        leftOut = [];
      }),
    );
  }, [editor, language]);
  return null;
}
