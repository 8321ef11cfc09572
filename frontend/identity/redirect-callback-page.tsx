import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CREDENTIALS, PATHS } from '../lib/paths.ts';
import { takeNote } from '../lib/session-storage.ts';
import { storeUserId } from '../lib/signed-in-marker.ts';
import { useOnce } from '../lib/use-once.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { retryUserQuery, useCurrentUser } from '../session/use-current-user.ts';
import { withFailure } from '../session/use-sign-in-failure.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { showToast, storeToast, type Toast } from '../ui/toast-store.ts';
import {
  connected,
  redirectNotConnected,
  refusedAfterRedirect,
  SERVER_REFUSED,
  signInFailed,
} from './provider.wording.ts';
import type { RedirectProvider } from './provider-name.ts';
import { CONNECT, readRedirectReturn, sendRedirectReturn } from './redirect-sign-in.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { takeQuery } from './take-query.ts';

/**
 * The return page of Google and the OpenID Connect provider. A popup sends its result to the opening page and closes; a
 * redirect, or a popup without an opener, completes here.
 */
export function Page() {
  const navigate = useNavigate();
  const { status } = useCurrentUser();
  const [step, setStep] = useState<'reading' | 'signingIn' | 'told'>('reading');
  const [provider, setProvider] = useState<RedirectProvider>('GOOGLE');

  useOnce(() => void begin());
  useOnce(
    () => {
      storeToast(LOGGED_IN);
      window.location.replace(PATHS.daily);
    },
    step === 'signingIn' && status === 'signedIn',
  );
  useOnce(() => fail(PATHS.auth, SERVER_REFUSED), step === 'signingIn' && status === 'signedOut');

  function fail(path: string, toast: Toast, lasting = toast) {
    showToast(toast);
    void navigate(path, withFailure(lasting));
  }

  async function begin() {
    const query = takeQuery();
    const returned = readRedirectReturn(query);
    if (returned) setProvider(returned.provider);
    // As in enter-diary.ts: a slow server must not let the earlier user's unsent text appear.
    if (returned?.result === 'ok' && !returned.isConnecting) storeUserId(null);
    if (returned?.isPopup && (await sendRedirectReturn(query))) {
      window.close();
      setStep('told');
      return;
    }
    if (!returned) return void navigate(PATHS.auth, { replace: true });
    const { result, reason, isConnecting } = returned;
    if (isConnecting) {
      // Anybody can link to this address.
      const hasAsked = takeNote(CONNECT) === returned.provider;
      if (result !== 'ok') return fail(CREDENTIALS, redirectNotConnected(returned.provider, reason));
      if (hasAsked) showToast(connected(returned.provider));
      return void navigate(CREDENTIALS, { replace: true });
    }
    if (result === 'ok') return setStep('signingIn');
    if (result === 'failed') return fail(PATHS.auth, signInFailed(returned.provider));
    fail(PATHS.auth, SERVER_REFUSED, refusedAfterRedirect(reason));
  }

  const isUnanswered = status === 'unknown' || status === 'offline';
  if (step === 'signingIn' && isUnanswered) return <LoadFailed onRetry={retryUserQuery} />;
  return (
    <SignInProgress
      provider={provider}
      label={step === 'told' ? 'Du kannst dieses Fenster jetzt schließen.' : undefined}
    />
  );
}
