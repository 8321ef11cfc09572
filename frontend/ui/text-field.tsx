import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { Drawing } from './icon.tsx';

const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5z';
const EYE_OFF =
  'M4 4l16 16M9.9 5.75A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-2.7 3.4M6.3 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.3-1.05';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  onReveal?: () => void;
};

/** A labelled text field with its error below; passwords can be made visible (WCAG 3.3.1, 3.3.8). */
export function TextField({ label, hint, error, type = 'text', onReveal, ...rest }: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';

  function toggle() {
    setShown(!shown);
    if (!shown) onReveal?.();
  }

  return (
    <div className={`rows ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          type={secret && shown ? 'text' : type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        />
        {secret && (
          <button
            type="button"
            className={`disc ${styles.reveal}`}
            aria-label={shown ? 'Passwort verbergen' : 'Passwort anzeigen'}
            onClick={toggle}
          >
            <Drawing path={shown ? EYE_OFF : EYE} />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="small hyphenated">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** A field for an e-mail address; by default the address of the account. */
export function EmailField(props: Partial<TextFieldProps>) {
  return <TextField label="E-Mail" name="username" type="email" autoComplete="username" {...props} />;
}

/** A field for a password; by default the password of the account. */
export function PasswordField(props: Partial<TextFieldProps>) {
  return (
    <TextField label="Passwort" name="password" type="password" autoComplete="current-password" {...props} />
  );
}
