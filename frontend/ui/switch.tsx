import type { Ref } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  isOn: boolean;
  pending: boolean;
  /** The id of what explains it. */
  hintId: string;
  onChange: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled checkbox that takes effect at once. */
export function Switch({ label, isOn, pending, hintId, onChange, ref }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        ref={ref}
        type="checkbox"
        checked={isOn}
        disabled={pending}
        aria-describedby={hintId}
        onChange={onChange}
      />
      {label}
    </label>
  );
}
