import { redirectKey } from "@miqyas/contract";
import type { PayloadRequest, TextFieldSingleValidation } from "payload";
import { inLanguageOf, type Bilingual } from "../language.ts";
import { propertyOf } from "../property-of.ts";
import { findEntryAt, findLiveRow } from "../redirects/entry-address.ts";
import { isAnswered, withoutOrigin } from "../redirects/redirect-rules.ts";
import { validateLinkAddress, validateOptionalPageAddress, validatePageAddress } from "./link-address.ts";
import { isEntryLink, linkedEntry, linkedId, linksIn } from "./links.ts";
import { textOf, type RichTextNode } from "./rich-text-state.ts";

/**
 * Whether somebody is there who can correct a link. An import checks its own names, and a planned publication must not
 * fail because another page has gone.
 */
const isWritten = (req: PayloadRequest): boolean => req.headers.has("host");

/** The key of the site's own page to which an address leads; `null` for any other address. */
export const ownKey = (address: string): string | null => redirectKey(withoutOrigin(address));

/** Whether an address leads to a page that the site does not have. */
async function isMissing(req: PayloadRequest, address: string): Promise<boolean> {
  const key = ownKey(address);
  return key !== null && !(await isAnswered(req, key));
}

/** Adds to a validation that an address is no missing page of the site. */
const orMissing =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  async (value, options) => {
    const { req } = options;
    const valid = await validate(value, options);
    if (valid !== true || !value || !isWritten(req) || !(await isMissing(req, value))) return valid;
    return inLanguageOf(req, {
      en: `The site has no page at \u2066${value}\u2069.`,
      ar: `ليس في الموقع صفحة بالعنوان \u2066${value}\u2069.`,
    });
  };

const validateAddress = orMissing(validateLinkAddress);

/** Validates the address of a link in a text: of an allowed kind, and no missing page of the site. */
export const validateTextLink: TextFieldSingleValidation = (value, options) =>
  propertyOf(options.siblingData, "linkType") === "internal" || validateAddress(value, options);

/** Validates a required field with a page or file of the site, or an `https:` address. */
export const validatePageLink = orMissing(validatePageAddress);

/** Validates a field that may be empty with such an address. */
export const validateOptionalPageLink = orMissing(validateOptionalPageAddress);

/** Why a link leads nowhere, without the name of the link. `undefined` when it is fine. */
export async function findMissingPage(
  req: PayloadRequest,
  link: RichTextNode,
): Promise<Bilingual | undefined> {
  if (!isWritten(req)) return undefined;
  if (isEntryLink(link)) {
    const linked = linkedEntry(link);
    const value = linked && linkedId(linked);
    if (linked && value !== undefined && (await findLiveRow(req, { ...linked, value }))) return undefined;
    return { en: "to an entry that no longer exists", ar: "مادة لم تعد موجودة" };
  }
  const address = textOf(propertyOf(link.fields, "url"));
  if (!(await isMissing(req, address))) return undefined;
  return {
    en: `to “${address.slice(0, 100)}”, where the site has no page`,
    ar: `«\u2066${address.slice(0, 100)}\u2069» وليس في الموقع صفحة بهذا العنوان`,
  };
}

/**
 * Turns links with the address of an entry into links to the entry itself, which follow its slug. An address with a
 * query or a place in the page stays. Changes the text.
 */
export async function chooseEntries(req: PayloadRequest, state: unknown): Promise<void> {
  if (!isWritten(req)) return;
  for (const link of linksIn(propertyOf(state, "root"))) {
    const address = textOf(propertyOf(link.fields, "url"));
    const key = isEntryLink(link) || /[?#]/.test(address) ? null : ownKey(address);
    const entry = key === null ? null : await findEntryAt(req, key);
    if (entry) link.fields = { linkType: "internal", doc: entry.reference };
  }
}
