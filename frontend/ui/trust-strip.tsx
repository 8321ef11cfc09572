import { Icon } from './icon.tsx';
import styles from './trust-strip.module.css';

/** The three promises below the hero. */
export function TrustStrip() {
  return (
    <ul className={`row small ${styles.strip}`}>
      <li>
        <Icon name="lock" size={18} /> Datenschutz
      </li>
      <li>
        <Icon name="leaf" size={18} /> Made in Germany
      </li>
      <li>
        <Icon name="flask" size={18} /> Wissenschaftlich geprüft
      </li>
    </ul>
  );
}
