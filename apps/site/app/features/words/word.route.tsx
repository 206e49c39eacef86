import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { data, useParams } from "react-router";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { Pending } from "../../queries/pending.tsx";
import { wordQuery } from "../../queries/words-in-markets.ts";
import { GoBackLink } from "../../ui/go-back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { WordEntry } from "./word-entry.tsx";
import type { Route } from "./+types/word.route";

const needs: PageNeeds = ({ locale, params }) => (params.id?.trim() ? [wordQuery(locale, params.id)] : []);
const serve = onServer(needs);

export const loader = (args: Route.LoaderArgs) => (args.params.id.trim() ? serve(args) : data(null, 404));
export const clientLoader = inBrowser(needs);

/** One word of the glossary (WDD-1, WDD-2); a blank id is no id (DET-2); `/words/` is the list. */
export default function Word() {
  const { t } = useTranslation();
  const { id } = useParams();
  if (id?.trim()) return <KnownWord id={id} />;
  return (
    <WordFrame>
      <NoWord title={t("errors.wordIdMissing")} />
    </WordFrame>
  );
}

function KnownWord({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(wordQuery(useLocale(), id));
  if (query.data) return <WordEntry word={query.data} />;
  return (
    <WordFrame>
      <Pending of={query} notFound={<NoWord title={t("errors.api.wordNotFound")} />}>
        {() => null}
      </Pending>
    </WordFrame>
  );
}

function WordFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <DetailFrame page="word" back={<GoBackLink to={paths.words()}>{t("words.goBack")}</GoBackLink>}>
      {children}
    </DetailFrame>
  );
}

function NoWord({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <NotFoundBox title={title} action={<Link to={paths.words()}>{t("words.allWords")}</Link>}>
      {t("words.gone")}
    </NotFoundBox>
  );
}
