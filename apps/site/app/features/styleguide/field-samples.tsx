import layout from "../../styles/layout.module.css";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Ground, Sample, useSay } from "./sample.tsx";
import styles from "./sample.module.css";

/** Fields in their states. */
export function FieldSamples() {
  const say = useSay();
  const name = say("Full name", "الاسم الكامل");
  return (
    <>
      <Sample caption={say("Fields: default, error, disabled, optional", "حقول: ساكن وخطأ ومعطّل واختياري")}>
        <div className={layout.columns2}>
          <Field label={name} placeholder={say("As you sign it", "كما توقّع به")} required />
          <Field
            label={say("E-mail", "البريد الإلكتروني")}
            defaultValue="maya"
            dir="ltr"
            error={say("Enter a complete address", "اكتب عنوانًا كاملًا")}
          />
          <Field label={name} defaultValue={say("Maya Issa", "مايا عيسى")} disabled />
          <Field
            label={say("Phone", "الهاتف")}
            optionalNote={say("(optional)", "(اختياري)")}
            type="tel"
            placeholder={say("0944 555 018", "٠٩٤٤٥٥٥٠١٨")}
            hint={say("Outside Syria, add the country code.", "إن كنت خارج سوريا فأضف رمز البلد.")}
          />
        </div>
      </Sample>
      <Sample caption={say("Several lines; with a sign; joined to a button", "أسطر عدة، وعلامة، وزرّ موصول")}>
        <div className={styles.stack}>
          <Field icon="search" label={say("Search titles", "ابحث في العناوين")} type="search" />
          <Ground scope="on-dark">
            <Field
              label={say("E-mail address", "البريد الإلكتروني")}
              type="email"
              placeholder="name@company.com"
              action={<Button>{say("Subscribe", "اشترك")}</Button>}
              error={say("Please enter a value in the email field", "يُرجى كتابة بريدك الإلكتروني")}
            />
          </Ground>
          <Field
            multiline
            label={say("Message", "الرسالة")}
            placeholder={say("The decision ahead, and its date", "القرار الذي أمامك، وموعده")}
          />
        </div>
      </Sample>
    </>
  );
}
