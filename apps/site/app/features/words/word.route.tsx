import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { data, useParams } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { wordQuery } from "../../queries/words-in-markets.ts";
import { WordEntry } from "./word-entry.tsx";
import { NoWord, WordFrame, WordWithoutId } from "./word-frame.tsx";
import type { Route } from "./+types/word.route";

const pageQueries: PageQueries = ({ locale, params }) =>
  params.id?.trim() ? [wordQuery(locale, params.id)] : [];
const serve = createLoader(pageQueries);

export const loader = (args: Route.LoaderArgs) => (args.params.id?.trim() ? serve(args) : data(null, 404));
export const clientLoader = createClientLoader(pageQueries);

/** One word of the glossary (WDD-1, WDD-2). A blank id counts as no id (DET-2). */
export default function Word() {
  const { id } = useParams();
  return id?.trim() ? <KnownWord id={id} /> : <WordWithoutId />;
}

function KnownWord({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(wordQuery(useLocale(), id));
  if (query.data) return <WordEntry key={query.data.id} word={query.data} />;
  return (
    <WordFrame>
      <QueryState
        query={query}
        notFound={
          <OldAddress entryIn={(language) => wordQuery(language, id)}>
            <NoWord title={t("errors.api.wordNotFound")} />
          </OldAddress>
        }
      >
        {() => null}
      </QueryState>
    </WordFrame>
  );
}
