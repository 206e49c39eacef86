import type { OurService, ToolWeus } from "../../payload-types.ts";
import { picture } from "../pictures.ts";

/** The parts of a service's or tool's page (ENT-6). */
export const toExplores = (parts: OurService["explores"] | ToolWeus["explores"]) =>
  (parts ?? []).map((part) => ({
    id: part.id ?? "",
    title: part.title,
    description: part.description ?? "",
    answers: (part.answers ?? []).map(({ text }) => text),
    ...picture("image", part.image),
    ...picture("second_image", part.second_image),
  }));
