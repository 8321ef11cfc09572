import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { Drawing, Icon } from './icon.tsx';
import styles from './trust-strip.module.css';

/** A flask for science, used only on the landing page. */
export const FLASK = 'M9.5 4h5M10.5 4v5.5L5.5 19h13l-5-9.5V4M8 15h8';

const PIN =
  'M12 21c-4.5-4.6-6.5-7.9-6.5-10.8a6.5 6.5 0 0 1 13 0C18.5 13.1 16.5 16.4 12 21zM12 8a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 12 8z';

/** The three promises below the hero, each with a link to its proof. */
export function TrustStrip() {
  return (
    <ul className={`row small ${styles.strip}`}>
      <li>
        <Link to={PATHS.privacy} className="target">
          <Icon name="lock" size={18} /> Datenschutz
        </Link>
      </li>
      <li>
        <Link to={PATHS.imprint} className="target">
          <Drawing path={PIN} size={18} /> Made in Germany
        </Link>
      </li>
      <li>
        <Link to={PATHS.knowledge} className="target">
          <Drawing path={FLASK} size={18} /> Wissenschaftlich geprüft
        </Link>
      </li>
    </ul>
  );
}
