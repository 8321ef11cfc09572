import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import styles from './auth.module.css';

const LIST = new Intl.ListFormat('de-DE', { type: 'disjunction' });

/** The consent given with these buttons, each of which can open an account. */
export function Consent({ buttons }: { buttons: string[] }) {
  const names = LIST.format(buttons.map((name) => `„${name}“`));
  return (
    <p className={styles.consent}>
      Mit {names} willige ich ein, dass meine Tagebuchtexte, die Gesundheitsdaten enthalten können,
      verschlüsselt gespeichert werden. Widerruf jederzeit durch Löschen des Kontos.{' '}
      <Link to={PATHS.privacy}>Datenschutz</Link>
    </p>
  );
}
