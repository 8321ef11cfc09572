import { Link } from 'react-router-dom';
import { MINIMUM_AGE_YEARS } from '../../bff/account/account.numbers.rules.ts';
import { CONSENT, CONSENT_ACTS } from '../../bff/account/account.sentences.rules.ts';
import { PATHS, TERMS } from '../lib/paths.ts';
import { Needs } from '../ui/needs.tsx';
import styles from './auth.module.css';

/** The consent to what the button below or above it begins, which may create an account. */
export function Consent({ id, act }: { id?: string; act: 'registering' | 'newcomers' }) {
  return (
    <p id={id} className={`small ${styles.consent}`}>
      {CONSENT_ACTS[act]} {CONSENT} Du bist mindestens {MINIMUM_AGE_YEARS}&nbsp;Jahre alt.{' '}
      <Needs need="terms">
        Es gelten die <Link to={TERMS}>Nutzungsbedingungen</Link>.{' '}
      </Needs>
      <Link to={PATHS.privacy}>Datenschutz</Link>
    </p>
  );
}
