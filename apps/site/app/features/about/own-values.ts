import { coreValueKeys } from "@miqyas/contract";
import type { CoreValue } from "@miqyas/contract";
import creativity from "../../assets/art/val-creative.svg?url";
import beFirst from "../../assets/art/val-first.svg?url";
import clientCentric from "../../assets/art/val-client.svg?url";
import powerfulInformation from "../../assets/art/val-info.svg?url";

type ValueKey = CoreValue["key"];

/** The site's own plate of each value. */
export const ownPlates: Readonly<Record<ValueKey, string>> = {
  be_first: beFirst,
  creativity,
  powerful_information: powerfulInformation,
  client_centric: clientCentric,
};

/** The fields of a value that the page shows. */
type ShownValue = Pick<CoreValue, "key" | "title" | "description" | "image" | "image_details">;

/** The four values in the order of ABT-6. The site's own texts replace the values that the backend lacks. */
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
