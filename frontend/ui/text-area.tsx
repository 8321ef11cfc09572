import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** The counter appears from this share of the limit. */
const COUNT_FROM = 0.9;

type TextAreaProps = ComponentProps<'textarea'> & {
  id: string;
  label?: string;
  value?: string;
  maxCodePoints?: number;
  error?: string | undefined;
};

/** A growing text field with its error below, and a counter near the limit. */
export function TextArea({ label, maxCodePoints = Number.POSITIVE_INFINITY, error, ...rest }: TextAreaProps) {
  const { id, value = '' } = rest;
  const countFrom = COUNT_FROM * maxCodePoints;
  const length = value.length < countFrom ? 0 : [...value].length;
  const describedBy = [rest['aria-describedby'], error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className={`rows ${styles.field}`}>
      {label && <label htmlFor={id}>{label}</label>}
      <div className="grows" data-text={value}>
        <textarea
          dir="auto"
          {...rest}
          className={`${styles.input} ${styles.area}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
      </div>
      {length >= countFrom && (
        <p className={`small ${styles.count} ${length > maxCodePoints ? styles.tooLong : ''}`}>
          {length.toLocaleString('de-DE')} von {maxCodePoints.toLocaleString('de-DE')} Zeichen
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
