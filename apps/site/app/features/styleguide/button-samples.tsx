import layout from "../../styles/layout.module.css";
import { paths } from "../../routing/paths.ts";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Ground, Sample, useSay } from "./sample.tsx";

/** Buttons, and links that look like buttons, on every background. */
export function ButtonSamples() {
  const say = useSay();
  const contact = say("Contact us", "تواصل معنا");
  return (
    <>
      <Sample caption={say("Buttons: sizes, outline, disabled, busy", "أزرار: أحجام وإطار ومعطّل وانشغال")}>
        <div className={layout.row}>
          <Button size="sm">{contact}</Button>
          <Button>{contact}</Button>
          <Button size="lg">{contact}</Button>
          <Button variant="outline">{say("Secondary", "ثانوي")}</Button>
          <Button disabled>{say("Disabled", "معطّل")}</Button>
          <Button busy busyLabel={say("Sending…", "جارٍ الإرسال…")}>
            {contact}
          </Button>
          <ButtonLink href="https://example.com" newTabNote={say("opens in a new tab", "يفتح لسانًا جديدًا")}>
            {say("Find us in the directory", "اعثر علينا في الدليل")}
          </ButtonLink>
          <IconButton icon="back" label={say("Back", "رجوع")} />
          <IconButton icon="forward" label={say("Forward", "تقدّم")} disabled />
        </div>
      </Sample>
      <Sample caption={say("On basalt and pistachio", "على البازلت والفستق")}>
        <Ground scope="on-dark">
          <div className={layout.row}>
            <Button>{contact}</Button>
            <Button variant="outline">{say("Secondary", "ثانوي")}</Button>
            <Button disabled>{say("Disabled", "معطّل")}</Button>
            <MoreLink to={paths.services()}>{say("All services", "كل الخدمات")}</MoreLink>
          </div>
        </Ground>
        <Ground scope="on-pist">
          <div className={layout.row}>
            <Button>{say("Start a study", "ابدأ دراسة")}</Button>
            <Button variant="outline">{say("Secondary", "ثانوي")}</Button>
            <MoreLink to={paths.services()}>{say("All services", "كل الخدمات")}</MoreLink>
          </div>
        </Ground>
      </Sample>
    </>
  );
}
