import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { navigateFully } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import { PATHS } from '../lib/paths.ts';
import { usePageRestored } from '../lib/use-page-restored.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { showToast, storeToast, type Toast } from '../ui/toast-store.ts';
import { goToApple } from './apple-sign-in.ts';
import { type GoogleReturn, onGoogleReturn, startGoogleSignIn } from './google-sign-in.ts';
import { StartAppleSignInDocument } from './identity.operations.generated.ts';
import { appleFailed, refusedAfterGoogle, SERVER_REFUSED } from './provider.wording.ts';
import { ProviderLogo } from './provider-logo.tsx';
import styles from './social-sign-in.module.css';

/** The sign-in in progress on /auth. */
export type Pending = 'form' | 'passkey' | 'google' | 'apple' | null;

type SocialSignInProps = {
  pending: Pending;
  onPending: (pending: Pending) => void;
  onFailure: (failure: Toast) => void;
};

/** The two provider buttons. A closed popup, a refusal or an error at Google is only logged to the console. */
export function SocialSignIn({ pending, onPending, onFailure }: SocialSignInProps) {
  const [startAppleSignIn] = useMutation(StartAppleSignInDocument);
  const hasBegun = useRef(false);
  const finishGoogle = useEffectEvent(finish);
  useEffect(
    () =>
      onGoogleReturn((returned) => {
        if (!hasBegun.current || returned.isConnecting) return false;
        finishGoogle(returned);
        return true;
      }),
    [],
  );
  // A closed popup sends no event: on focus the person can choose again. A late success still counts.
  useWindowEvent('focus', () => {
    if (pending !== 'google') return;
    logToConsole('Sign-in with Google has no result yet: its window was closed or left.');
    onPending(null);
  });
  usePageRestored(() => onPending(null));

  function finish({ result, reason }: GoogleReturn) {
    if (result === 'ok') {
      onPending('google');
      storeToast(LOGGED_IN);
      navigateFully(PATHS.daily);
      return;
    }
    onPending(null);
    if (result === 'failed') {
      logToConsole(`Sign-in with Google has failed: ${reason}`);
      return;
    }
    showToast(SERVER_REFUSED);
    onFailure(refusedAfterGoogle(reason));
  }

  function signInWithGoogle() {
    hasBegun.current = true;
    onPending('google');
    startGoogleSignIn();
  }

  async function signInWithApple() {
    onPending('apple');
    try {
      const { data, error } = await startAppleSignIn();
      if (!data) throw error;
      goToApple(data.startAppleSignIn.authorization, false);
    } catch (error) {
      const failure = appleFailed(toFailure(error).message);
      onPending(null);
      showToast(failure);
      onFailure(failure);
    }
  }

  return (
    <div className={styles.providers}>
      <button type="button" className={styles.google} disabled={pending !== null} onClick={signInWithGoogle}>
        <ProviderLogo provider="GOOGLE" />
        Mit Google fortfahren
      </button>
      <button
        type="button"
        className={styles.apple}
        disabled={pending !== null}
        onClick={() => void signInWithApple()}
      >
        <ProviderLogo provider="APPLE" />
        Mit Apple fortfahren
      </button>
      <p className="visually-hidden" role="status">
        {pending === 'google' || pending === 'apple' ? 'Anmeldung läuft\u00a0…' : ''}
      </p>
    </div>
  );
}
