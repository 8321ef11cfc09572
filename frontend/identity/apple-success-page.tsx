import { useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useOnce } from '../lib/use-once.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { retryUserQuery, useCurrentUser } from '../session/use-current-user.ts';
import { withFailure } from '../session/use-sign-in-failure.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { failed, showToast } from '../ui/toast-store.ts';
import { SignInProgress } from './sign-in-progress.tsx';

const SUCCESS_REDIRECT_MS = 1000;

/** Fetches the user: welcomes and goes to /daily after a second, or goes back to /auth. */
export function Page() {
  const navigate = useNavigate();
  const { status } = useCurrentUser();
  const isSignedIn = status === 'signedIn';
  useOnce(() => showToast(LOGGED_IN), isSignedIn);
  useTimeout(() => void navigate(PATHS.daily, { replace: true }), isSignedIn ? SUCCESS_REDIRECT_MS : null);
  useOnce(
    () => {
      const noUser = failed('Anmeldung fehlgeschlagen', 'Bitte versuche es erneut.');
      showToast(noUser);
      void navigate(PATHS.auth, withFailure(noUser));
    },
    status === 'signedOut' || status === 'unknown',
  );

  if (status === 'offline') return <LoadFailed onRetry={retryUserQuery} />;
  return <SignInProgress provider="APPLE" />;
}
