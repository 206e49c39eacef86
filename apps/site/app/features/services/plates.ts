import audit from "../../assets/art/fallback-retail.svg?url";
import brands from "../../assets/art/fallback-brands.svg?url";
import consumers from "../../assets/art/fallback-consumers.svg?url";
import fieldwork from "../../assets/art/fallback-fieldwork.svg?url";
import methods from "../../assets/art/fallback-methods.svg?url";
import opinion from "../../assets/art/fallback-opinion.svg?url";
import pricing from "../../assets/art/fallback-pricing.svg?url";
import qualitative from "../../assets/art/fallback-qualitative.svg?url";

const servicePlates = [consumers, methods, pricing, brands] as const;
const toolPlates = [fieldwork, qualitative, audit, opinion] as const;

/** One of the plates by the identifier. The same identifier always gives the same plate. */
function chooseBy(id: string, plates: readonly string[]): string | undefined {
  const sum = Array.from(id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return plates[sum % plates.length];
}

/** The plate of a service without a picture, or with one that fails to load (SVD-1). */
export const servicePlate = (id: string) => chooseBy(id, servicePlates);

/** The plate of a tool without a picture. */
export const toolPlate = (id: string) => chooseBy(id, toolPlates);
