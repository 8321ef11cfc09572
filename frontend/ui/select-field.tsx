import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  options: [value: number, name: string][];
};

export function SelectField({ label, options, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`rows ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id} className={styles.input}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
