import { Drawing, Icon } from './icon.tsx';
import styles from './trust-strip.module.css';

/** A flask, which stands for science on the landing page alone. */
export const FLASK = 'M9.5 4h5M10.5 4v5.5L5.5 19h13l-5-9.5V4M8 15h8';

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
        <Drawing path={FLASK} size={18} /> Wissenschaftlich geprüft
      </li>
    </ul>
  );
}
