import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-paths.ts";
import styles from "./field.module.css";

interface FieldTexts {
  label: ReactNode;
  /** Note after the label of an optional field: “(optional)”. Required fields show a star. */
  optionalNote?: string;
  hint?: ReactNode;
  /** A probable typing error, shown after the visitor leaves the field. The value is still accepted. */
  doubt?: string | null;
  /** The field's error. With an error the field is invalid. */
  error?: string | null | undefined;
}

type SharedProps = FieldTexts & {
  className?: string | undefined;
  /** An icon before the text. */
  icon?: IconName;
  /** A button joined to the end of the field. */
  action?: ReactNode;
  /** An icon button inside the field, at its end. */
  inset?: ReactNode;
};

type InputProps = SharedProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className"> & {
    multiline?: false;
    ref?: Ref<HTMLInputElement>;
  };
type AreaProps = SharedProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "style" | "className"> & {
    multiline: true;
    ref?: Ref<HTMLTextAreaElement>;
  };
type FieldProps = InputProps | AreaProps;

function Control({ props, ids }: { props: FieldProps; ids: Ids }) {
  const {
    label: _,
    optionalNote: __,
    hint,
    doubt,
    error,
    className: ___,
    icon: ____,
    action: _____,
    inset: ______,
    ...native
  } = props;
  const described = classNames(
    native["aria-describedby"],
    hint ? ids.hint : null,
    doubt ? ids.doubt : null,
    error ? ids.error : null,
  );
  const shared = { id: ids.control, "aria-describedby": described, "aria-invalid": error ? true : undefined };
  if (native.multiline) {
    const { multiline: _multiline, defaultValue = "", ...area } = native;
    // React writes a string into the field when it takes the page over, over what is typed by then; a list it does not.
    const first = import.meta.env.SSR ? defaultValue : [String(defaultValue)];
    return (
      <textarea
        {...area}
        {...shared}
        defaultValue={first}
        className={classNames(styles.input, styles.area)}
      />
    );
  }
  const { multiline: _multiline, ...input } = native;
  return <input {...input} {...shared} className={styles.input} />;
}

interface Ids {
  control: string;
  hint: string;
  doubt: string;
  error: string;
}

/** A labelled field for one line or, with `multiline`, for several. Screen readers read its error with it. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const control = props.id ?? ownId;
  const ids: Ids = { control, hint: `${control}-hint`, doubt: `${control}-doubt`, error: `${control}-error` };
  const { label, optionalNote, hint, doubt, error, required, className, icon, action, inset } = props;
  return (
    <div className={className}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {" *"}
          </span>
        )}
        {optionalNote && <span className={styles.optional}> {optionalNote}</span>}
      </label>
      <div className={classNames(styles.frame, action != null && styles.joined)}>
        {icon && <Icon name={icon} />}
        <Control props={props} ids={ids} />
        {inset}
        {action}
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {doubt !== undefined && (
        <p id={ids.doubt} role="status" className={styles.doubt}>
          {doubt}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
