"use client";

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  toast,
  useAuth,
  useTranslation,
} from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import * as v from "valibot";
import { languageOf } from "../../language.ts";
import { propertyOf } from "../../property-of.ts";
import { SignInCode, signedIn, type Credentials } from "./sign-in-code.tsx";
import { twoFactorLabels } from "../accounts/two-factor-labels.ts";

const empty = { initialValue: undefined, valid: true, value: undefined };

/** The form begins anew whenever this is another object. */
const initialState = { email: empty, password: empty };

const textOf = (field: unknown): string => {
  const value = propertyOf(field, "value");
  return typeof value === "string" ? value : "";
};

/**
 * Signs in in two steps. The first sends e-mail address and password. Where the account has a second factor
 * the server answers without a session, and the second step sends them again with the code (B18).
 */
export function SignInForm({ target }: { target: string }) {
  const { i18n, t } = useTranslation();
  const { setUser } = useAuth();
  const router = useRouter();
  const [credentials, setCredentials] = useState<Credentials>();
  const labels = twoFactorLabels[languageOf(i18n.language)];

  function open(answer: v.InferOutput<typeof signedIn>) {
    setUser(answer);
    router.push(target);
  }

  function proceed(answer: unknown, formState: Record<string, unknown>) {
    if (propertyOf(answer, "code") === "needed")
      return setCredentials({ email: textOf(formState.email), password: textOf(formState.password) });
    const account = v.safeParse(signedIn, answer);
    if (account.success) open(account.output);
    else toast.error(labels.failed);
  }

  if (credentials)
    return (
      <SignInCode
        credentials={credentials}
        labels={labels}
        onDone={open}
        onBack={() => setCredentials(undefined)}
      />
    );
  return (
    <Form
      action="/api/users/login"
      method="POST"
      className="login__form"
      disableSuccessStatus
      waitForAutocomplete
      initialState={initialState}
      onSuccess={(answer, { formState = {} } = {}) => proceed(answer, formState)}
    >
      <div className="login__form__inputWrap">
        <EmailField
          path="email"
          field={{
            name: "email",
            label: t("general:email"),
            required: true,
            admin: { autoComplete: "username" },
          }}
        />
        <PasswordField
          path="password"
          field={{ name: "password", label: t("general:password"), required: true }}
        />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t("authentication:forgotPasswordQuestion")}
      </Link>
      <FormSubmit size="large">{t("authentication:login")}</FormSubmit>
    </Form>
  );
}
