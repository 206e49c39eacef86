import type { Tool } from "@miqyas/contract";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./tool-pictures.module.css";

/** Further pictures of a tool, at the end of the page. Renders nothing when there are none. */
export function ToolPictures({ tool }: { tool: Tool }) {
  if (tool.images.length === 0) return null;
  return (
    <ul className={classNames(layout.wrap, styles.pictures)}>
      {tool.images.map(({ image, image_details, alt_text }, index) => (
        <li key={index}>
          <Picture
            src={image}
            details={image_details}
            alt={alt_text || image_details?.alt || tool.name}
            ratio="4:3"
            sizes="(max-width: 860px) 92vw, 30vw"
          />
        </li>
      ))}
    </ul>
  );
}
