import { type ComponentProps, useId, useState } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
};

/** A labelled line of text with its fault below; passwords can be made visible (WCAG 3.3.1, 3.3.8). */
export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          type={secret && shown ? 'text' : type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
        />
        {secret && (
          <button
            type="button"
            className={`disc ${styles.reveal}`}
            aria-label={shown ? 'Eingabe verbergen' : 'Eingabe anzeigen'}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
