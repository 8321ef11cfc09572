import type { ComponentProps } from 'react';
import styles from './switch.module.css';

/** A labelled checkbox; `className` is the label's. */
export function Switch({ label, className = '', ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`choice ${styles.switch} ${className}`}>
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
