import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plainRequest } from '../graphql/plain-request.ts';
import { toFailure } from '../lib/failure.ts';
import { CREDENTIALS, PATHS } from '../lib/paths.ts';
import { useOnce } from '../lib/use-once.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { enterDiary } from '../session/enter-diary.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { lastKnownUserId, queryUser } from '../session/use-current-user.ts';
import { withFailure } from '../session/use-sign-in-failure.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { showToast, type Toast } from '../ui/toast-store.ts';
import styles from './apple-callback.module.css';
import { takeAppleReturn } from './apple-sign-in.ts';
import { LinkAppleDocument, SignInWithAppleDocument } from './identity.plain.generated.ts';
import { connected, NO_CODE, notConnected, STATE_MISMATCH, signInFailed } from './provider.wording.ts';
import { SignInMeta, SignInProgress } from './sign-in-progress.tsx';

type FailedReturn = { isConnecting: boolean; failure: Toast };

const ERROR_REDIRECT_MS = 3000;

/** The return page of Apple: processing, then success or an error. */
export function Page() {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<'processing' | 'success' | FailedReturn>('processing');
  useOnce(() => void finish());

  async function finish() {
    const { isConnecting, isOurs, code, user } = takeAppleReturn();
    if (!code) return fail(isConnecting, NO_CODE);
    if (!isOurs) return fail(isConnecting, STATE_MISMATCH);
    try {
      if (isConnecting) {
        await plainRequest(LinkAppleDocument, { code, user }, lastKnownUserId());
        showToast(connected('APPLE'));
        void navigate(CREDENTIALS, { replace: true });
        return;
      }
      await plainRequest(SignInWithAppleDocument, { code, user });
      setProgress('success');
      enterDiary(LOGGED_IN, (path) => window.location.replace(path));
    } catch (error) {
      // A rejected code says nothing about the session of a signed-in person.
      if (isConnecting) await queryUser();
      fail(isConnecting, toFailure(error).message);
    }
  }

  function fail(isConnecting: boolean, message: string) {
    const failure = isConnecting ? notConnected(message) : signInFailed('APPLE', message);
    showToast(failure);
    setProgress({ isConnecting, failure });
  }

  if (typeof progress === 'object') return <AppleFailure {...progress} />;
  return (
    <SignInProgress
      provider="APPLE"
      label={progress === 'success' ? 'Anmeldung erfolgreich. Gleich geht es weiter\u00a0…' : undefined}
    />
  );
}

/** The error state; the next page repeats the error. */
function AppleFailure({ isConnecting, failure }: FailedReturn) {
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
