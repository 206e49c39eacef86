import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { suggestAddress } from "../../ui/suggest-address.ts";
import styles from "./newsletter.module.css";

interface ConfirmAddressProps {
  /** The address to confirm; `null` while the dialog is closed. */
  email: string | null;
  /** While it is being sent, the address is read-only, but the visitor can close the dialog. */
  isSending: boolean;
  onEdit: (email: string) => void;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks whether the address is right, and lets the visitor correct it (NEWS-2, NEWS-7). */
export function ConfirmAddress({ email, isSending, onEdit, onCancel, onConfirm }: ConfirmAddressProps) {
  const { t } = useTranslation();
  const suggestion = email === null ? null : suggestAddress(email);
  return (
    <Dialog
      open={email !== null}
      onCancel={onCancel}
      title={t("newsletter.confirmHeading")}
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t(isSending ? "newsletter.close" : "newsletter.cancel")}
          </Button>
          <Button
            onClick={onConfirm}
            disabled={!email?.trim()}
            busy={isSending}
            busyLabel={t("newsletter.sending")}
          >
            {t("newsletter.confirm")}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t("newsletter.confirmLead")}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <p role="status" className="visually-hidden">
          {isSending && t("newsletter.sending")}
        </p>
        <Field
          label={t("newsletter.email")}
          type="email"
          dir="ltr"
          autoComplete="email"
          readOnly={isSending}
          value={email ?? ""}
          onChange={(event) => onEdit(event.currentTarget.value)}
          hint={suggestion && t("newsletter.incomplete", { suggestion: isolate(suggestion) })}
        />
      </form>
    </Dialog>
  );
}
