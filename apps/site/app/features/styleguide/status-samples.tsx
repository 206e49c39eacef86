import { useState } from "react";
import { formatDigits } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyBox, ErrorBox, LoadingStatus, NotFoundBox, RetryLine } from "../../ui/status.tsx";
import { Sample, useSay } from "./sample.tsx";
import styles from "./sample.module.css";

/** Loading, retrying, failed, not found, empty: every state of a section (STA-1). */
export function StatusSamples() {
  const say = useSay();
  const { formatLocale } = useTranslation();
  const [tries, setTries] = useState(0);
  const retry = () => setTries(tries + 1);
  return (
    <>
      <Sample width="third" caption={say("Loading, page and section", "تحميل صفحة أو قسم")}>
        <LoadingStatus className={styles.limestone} label={say("Loading…", "جارٍ التحميل…")} />
      </Sample>
      <Sample width="third" caption={say("Automatic retry, 2 s apart", "إعادة المحاولة كل ثانيتين")}>
        <LoadingStatus
          className={styles.limestone}
          label={say("Retrying (2/3)…", "إعادة المحاولة (٢ من ٣)…")}
        />
      </Sample>
      <Sample width="third" caption={say("After the third", "بعد الثالثة")}>
        <ErrorBox
          message={say("Maximum retry attempts reached", "بلغت المحاولات حدّها الأقصى")}
          nextStep={say("Please try again later.", "يُرجى المحاولة لاحقًا.")}
          retryLabel={say("Try again", "أعد المحاولة")}
          onRetry={retry}
        />
        <RetryLine label={formatDigits(`${tries}`, formatLocale)} />
      </Sample>
      <Sample width="wide" caption={say("Skeleton: article list", "هيكل قائمة المقالات")}>
        <Skeleton kind="rows" count={2} />
      </Sample>
      <Sample caption={say("Error box", "صندوق الخطأ")}>
        <ErrorBox
          message={say("Failed to load content", "تعذّر تحميل المحتوى")}
          nextStep={say(
            "The connection was interrupted. Nothing is wrong on your side.",
            "انقطع الاتصال، وليست المشكلة من جهتك.",
          )}
          retryLabel={say("Try again", "أعد المحاولة")}
          onRetry={retry}
        />
      </Sample>
      <Sample caption={say("Not found, inside a detail page", "غير موجود داخل صفحة تفصيلية")}>
        <NotFoundBox
          title={say("Article not found", "المقال غير موجود")}
          action={<Link to={paths.blog()}>{say("All articles", "كل المقالات")}</Link>}
        >
          {say("It may have been renamed or withdrawn.", "ربما تغيّر عنوانه أو سُحب.")}
        </NotFoundBox>
      </Sample>
      <Sample width="wide" caption={say("Empty result", "نتيجة فارغة")}>
        <EmptyBox
          title={say("No results match your search criteria", "لا نتائج توافق ما تبحث عنه")}
          action={
            <Button variant="outline" size="sm">
              {say("Clear filters", "امسح المرشّحات")}
            </Button>
          }
        >
          {say(
            "Try a shorter word, or fewer categories: an article must carry all the ones you choose.",
            "جرّب كلمة أقصر أو تصنيفات أقل: يجب أن يحمل المقال كل ما تختاره منها.",
          )}
        </EmptyBox>
      </Sample>
      <Sample caption={say("Banner: it went well", "شريط نجاح")}>
        <Banner
          kind="ok"
          title={say(
            "Your message has been sent. We will be in touch soon.",
            "تم إرسال رسالتك. سنتواصل معك قريبًا.",
          )}
        />
      </Sample>
      <Sample caption={say("Banner: it did not", "شريط خطأ")}>
        <Banner
          kind="error"
          title={say(
            "The message could not be sent. Please try again.",
            "تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى.",
          )}
        >
          {say("What you wrote is still here.", "ما كتبته ما زال محفوظًا هنا.")}
        </Banner>
      </Sample>
    </>
  );
}
