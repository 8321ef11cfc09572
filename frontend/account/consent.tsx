import { Link } from 'react-router-dom';
import { MINIMUM_AGE_YEARS } from '../../bff/account/account.numbers.rules.ts';
import { CONSENT, CONSENT_ACTS, CONSENT_PROMISE } from '../../bff/account/account.sentences.rules.ts';
import { PATHS, TERMS } from '../lib/paths.ts';
import { Needs } from '../ui/needs.tsx';
import styles from './auth.module.css';

type ConsentProps = { id?: string; isForNewcomers?: boolean };

/** The consent for the buttons above it, each of which can create an account. */
export function Consent({ id, isForNewcomers = false }: ConsentProps) {
  return (
    <p id={id} className={`small ${styles.consent}`}>
      {isForNewcomers && 'Neu hier? '}
      {CONSENT_PROMISE} {CONSENT_ACTS.signingIn} {CONSENT} Ab&nbsp;{MINIMUM_AGE_YEARS}&nbsp;Jahren.{' '}
      <Needs need="terms" as="span">
        Es gelten die <Link to={TERMS}>Nutzungsbedingungen</Link>.{' '}
      </Needs>
      <Link to={PATHS.privacy}>Datenschutz</Link>
    </p>
  );
}
