import { LOG_IN_REFUSED, REGISTRATION_REFUSED } from '../../bff/account/account.sentences.rules.ts';
import { NO_CODE, SERVER_REFUSED, STATE_MISMATCH, signInHasFailed } from '../identity/provider.wording.ts';
import { PROVIDERS } from '../identity/provider-name.ts';
import type { Toast } from '../ui/toast-store.ts';
import styles from './auth.module.css';

const ANOTHER_TRY = 'Bitte versuche es noch einmal oder melde Dich anders an.';

/** Next steps for the specified sentences that do not name a next step. */
const ADVICE = new Map([
  [LOG_IN_REFUSED, 'Achte auf Groß- und Kleinschreibung. Neu hier? Dann wähle „Registrieren“.'],
  [REGISTRATION_REFUSED, 'Hast Du schon ein Konto? Dann wähle „Anmelden“.'],
  ...[SERVER_REFUSED.text, NO_CODE, STATE_MISMATCH, ...PROVIDERS.map(signInHasFailed)].map(
    (sentence): [string | undefined, string] => [sentence, ANOTHER_TRY],
  ),
]);

/** A line of advice below a failure whose wording is specified. */
export function Advice({ failure }: { failure: Toast | null }) {
  const advice = failure && ADVICE.get(failure.text);
  return advice ? <p className={styles.advice}>{advice}</p> : null;
}
