"use client";

import { Button, Link, useTranslation } from "@payloadcms/ui";
import { useActionState, useId, useState } from "react";
import * as v from "valibot";
import { failed, languageOf } from "../../language.ts";
import { fieldOf } from "../accounts/account-dialog.tsx";
import { postCall } from "../post-call.ts";

const labels = {
  en: {
    title: "Choose your password",
    password: "Password",
    rule: "At least 15 characters. Several words with spaces between them are easy to remember.",
    show: "Show the password",
    save: "Set the password",
    done: "Your password is set.",
    signIn: "Sign in",
    failed: failed.en,
  },
  ar: {
    title: "اختر كلمة مرورك",
    password: "كلمة المرور",
    rule: "خمسة عشر حرفًا أو رمزًا على الأقل. ويسهل تذكّر عدة كلمات بينها مسافات.",
    show: "إظهار كلمة المرور",
    save: "حفظ كلمة المرور",
    done: "حُفظت كلمة مرورك.",
    signIn: "تسجيل الدخول",
    failed: failed.ar,
  },
};

interface Outcome {
  isDone: boolean;
  problem?: string;
  /** What was typed. A refused password stays in its field. */
  password: string;
}

/** Sets the password of the account that the token belongs to. It signs nobody in (B18). */
export function ChoosePasswordForm({ token }: { token: string }) {
  const { i18n } = useTranslation();
  const text = labels[languageOf(i18n.language)];
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const [outcome, submit, isBusy] = useActionState(
    async (_before: Outcome, fields: FormData): Promise<Outcome> => {
      const password = fieldOf(fields, "password");
      const answer = await postCall("/api/users/reset-password", { token, password }, v.object({}));
      if ("problem" in answer) return { isDone: false, problem: answer.problem || text.failed, password };
      return { isDone: true, password: "" };
    },
    { isDone: false, password: "" },
  );

  if (outcome.isDone)
    return (
      <div className="choose-password" role="status">
        <p>{text.done}</p>
        <Link href="/admin/login" prefetch={false}>
          {text.signIn}
        </Link>
      </div>
    );
  return (
    <form className="choose-password" action={submit}>
      <h1>{text.title}</h1>
      <label htmlFor={id}>{text.password}</label>
      <input
        id={id}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        required
        aria-describedby={`${id}-rule`}
        defaultValue={outcome.password}
      />
      <p id={`${id}-rule`}>{text.rule}</p>
      <label>
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />{" "}
        {text.show}
      </label>
      {outcome.problem && <p role="alert">{outcome.problem}</p>}
      <Button type="submit" size="large" margin={false} disabled={isBusy}>
        {text.save}
      </Button>
    </form>
  );
}
