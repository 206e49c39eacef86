import type { Tool } from "@miqyas/contract";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import typeStyles from "../../styles/type.module.css";
import { MoreLink } from "../../ui/more-link.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { toolPlate } from "./plates.ts";
import styles from "./tool-grid.module.css";

type CardTool = Pick<Tool, "id" | "name" | "description" | "image" | "image_details">;

/** Tools in their order, two in a row. */
export function ToolGrid({ tools }: { tools: readonly CardTool[] }) {
  return (
    <div className={styles.grid}>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </div>
  );
}

/** A tool in a list: picture, name, text, and a link to its page (SVC-3). */
function ToolCard({ tool }: { tool: CardTool }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={styles.card}>
      <Picture
        src={tool.image}
        details={tool.image_details}
        alt=""
        fallback={toolPlate(tool.id)}
        ratio="5:4"
        sizes="(max-width: 700px) 100vw, 44vw"
        className={styles.plate}
      />
      <h3 id={`${id}name`} className={typeStyles.h3}>
        <TitleText>{tool.name}</TitleText>
      </h3>
      {tool.description && (
        <p>
          <StaffText>{tool.description}</StaffText>
        </p>
      )}
      <MoreLink to={paths.tool(tool.id)} stretched id={`${id}more`} aria-labelledby={`${id}more ${id}name`}>
        {t("services.exploreTool")}
      </MoreLink>
    </article>
  );
}
