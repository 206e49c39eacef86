import { resolveAsset } from "@miqyas/contract";
import { useContext } from "react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Icon } from "../ui/icon.tsx";
import { opensElsewhere } from "../ui/opens-elsewhere.ts";
import { setBusy } from "../ui/set-busy.ts";
import { StaffText } from "../ui/staff-text.tsx";
import { AssetBaseContext } from "./asset-base.ts";
import { ContentLink } from "./content-link.tsx";
import { addressOfImage } from "./pictures/figure-image.ts";
import { useEnlarged } from "./pictures/use-enlarged.ts";
import { renderElements } from "./render-elements.tsx";
import type { ArticleFigure } from "./sections.ts";
import styles from "./figures.module.css";

/**
 * One picture, two side by side, or a grid of three and more (ART-6, RSD-2). A click enlarges a picture. The caption
 * appears only below the enlarged picture; in the group it is the picture's description for assistive technology
 * (ART-5).
 */
export function FigureGroup({ figures }: { figures: ArticleFigure[] }) {
  const { enlarged, enlarge, leave } = useEnlarged();
  const layout = figures.length === 1 ? styles.single : figures.length === 2 ? styles.pair : styles.grid;
  return (
    <div className={layout}>
      {figures.map(({ image, caption, href }, index) => (
        <figure key={index} className={styles.figure}>
          {href ? (
            <ContentLink href={href}>{renderElements([image])}</ContentLink>
          ) : (
            <EnlargeLink address={addressOfImage(image)} onEnlarge={(file) => enlarge(index, file)}>
              {renderElements([image])}
            </EnlargeLink>
          )}
          {caption && (
            <figcaption className="visually-hidden">
              <StaffText>{caption}</StaffText>
            </figcaption>
          )}
        </figure>
      ))}
      {enlarged && <enlarged.View figures={figures} first={enlarged.first} onClose={leave} />}
    </div>
  );
}

interface EnlargeLinkProps {
  /** Address of the original picture. */
  address: string;
  /** Gets the resolved address. */
  onEnlarge: (file: string) => Promise<void>;
  children: ReactNode;
}

/**
 * A link from a picture to its original, which opens enlarged. Without a script, or when its code fails to load, the
 * link opens the file.
 */
function EnlargeLink({ address, onEnlarge, children }: EnlargeLinkProps) {
  const { t } = useTranslation();
  const href = resolveAsset(address, useContext(AssetBaseContext));
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    setBusy(link, true);
    void onEnlarge(href).finally(() => setBusy(link, false));
  };
  return (
    <a href={href} aria-haspopup="dialog" className={styles.enlarge} onClick={onClick}>
      {children}
      <Icon name="enlarge" />
      <span className="visually-hidden">{t("controls.pictures.enlarge")}</span>
    </a>
  );
}
