import { coreValueKeys } from "@miqyas/contract";
import type { CoreValue } from "@miqyas/contract";
import creativity from "../../assets/art/val-creative.svg?url";
import beFirst from "../../assets/art/val-first.svg?url";
import clientCentric from "../../assets/art/val-client.svg?url";
import powerfulInformation from "../../assets/art/val-info.svg?url";

type ValueKey = CoreValue["key"];

/** The site's own plate for each value. */
export const ownPlates: Readonly<Record<ValueKey, string>> = {
  be_first: beFirst,
  creativity,
  powerful_information: powerfulInformation,
  client_centric: clientCentric,
};

/** A value as it is shown. */
type ShownValue = Pick<CoreValue, "key" | "title" | "description" | "image" | "image_details">;

/**
 * The four values in the order of ABT-6, each as the backend has it; where it has none, in the site's own
 * words.
 */
export function completeValues(
  given: readonly CoreValue[],
  ownTextOf: (key: ValueKey) => { title: string; description: string },
): ShownValue[] {
  return coreValueKeys.map(
    (key) =>
      given.find((value) => value.key === key) ?? {
        key,
        ...ownTextOf(key),
        image: null,
        image_details: null,
      },
  );
}
