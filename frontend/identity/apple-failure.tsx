import { useNavigate } from 'react-router-dom';
import { CREDENTIALS, PATHS } from '../lib/paths.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { withFailure } from '../session/use-sign-in-failure.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Toast } from '../ui/toast-store.ts';
import styles from './apple-failure.module.css';
import { SignInMeta } from './sign-in-progress.tsx';

const ERROR_REDIRECT_MS = 3000;

type AppleFailureProps = { isConnecting: boolean; failure: Toast };

/** The error state of the Apple callback; the next page repeats the error. */
export function AppleFailure({ isConnecting, failure }: AppleFailureProps) {
  const navigate = useNavigate();
  const target = isConnecting ? CREDENTIALS : PATHS.auth;
  const leaving = withFailure(failure);
  useTimeout(() => void navigate(target, leaving), ERROR_REDIRECT_MS);

  return (
    <div className={`middle ${styles.failure}`}>
      <SignInMeta provider="APPLE" />
      <PageHeading isResult>
        {isConnecting ? 'Fehler beim Verbinden' : 'Fehler bei der Anmeldung'}
      </PageHeading>
      <p className={styles.reason}>{failure.text}</p>
      <p>Sie werden in wenigen Sekunden weitergeleitet...</p>
      <ButtonLink to={target} {...leaving}>
        {isConnecting ? 'Jetzt zum Profil' : 'Jetzt zur Anmeldung'}
      </ButtonLink>
    </div>
  );
}
