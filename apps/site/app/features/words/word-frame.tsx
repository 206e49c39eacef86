import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../routing/paths.ts";
import { GoBackLink } from "../../ui/go-back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";

/** A word's page while it loads, after its call failed, or when the word does not exist. */
export function WordFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <DetailFrame page="word" back={<GoBackLink to={paths.words()}>{t("words.goBack")}</GoBackLink>}>
      {children}
    </DetailFrame>
  );
}

/** Says that the word does not exist, with a link to all words (WDD-2). */
export function NoWord({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <NotFoundBox title={title} action={<Link to={paths.words()}>{t("words.allWords")}</Link>}>
      {t("words.gone")}
    </NotFoundBox>
  );
}

/** The page of a word without an id (DET-2). */
export function WordWithoutId() {
  const { t } = useTranslation();
  return (
    <WordFrame>
      <NoWord title={t("errors.wordIdMissing")} />
    </WordFrame>
  );
}
