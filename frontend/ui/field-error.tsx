import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** The error of a field, with an icon; renders nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={18} />
      {message}
    </p>
  );
}
