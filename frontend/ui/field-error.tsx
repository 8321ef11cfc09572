import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** The fault of a field, in words and with an icon; empty without a fault. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={18} />
      {message}
    </p>
  );
}
