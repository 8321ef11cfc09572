import type { ComponentProps } from 'react';
import styles from './switch.module.css';

/** A labelled checkbox. */
export function Switch({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`line ${styles.switch}`}>
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
