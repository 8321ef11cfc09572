import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { navigateFully } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import type { Need } from '../lib/offers.ts';
import { PATHS } from '../lib/paths.ts';
import { usePageRestored } from '../lib/use-page-restored.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { Needs } from '../ui/needs.tsx';
import { showToast, storeToast, type Toast } from '../ui/toast-store.ts';
import { goToApple } from './apple-sign-in.ts';
import { StartAppleSignInDocument } from './identity.operations.generated.ts';
import { refusedAfterRedirect, SERVER_REFUSED, signInFailed } from './provider.wording.ts';
import { ProviderLogo } from './provider-logo.tsx';
import { type IdentityProvider, nameOf, type RedirectProvider } from './provider-name.ts';
import { onRedirectReturn, type RedirectReturn, startRedirectSignIn } from './redirect-sign-in.ts';
import styles from './social-sign-in.module.css';

/** The sign-in in progress on /auth. */
export type Pending = 'form' | 'passkey' | IdentityProvider | null;

type SocialSignInProps = {
  pending: Pending;
  onPending: (pending: Pending) => void;
  onFailure: (failure: Toast) => void;
};

/** The buttons of the providers. A closed popup, or a refusal or error at Google or OpenID Connect, is only logged. */
export function SocialSignIn({ pending, onPending, onFailure }: SocialSignInProps) {
  const [startAppleSignIn] = useMutation(StartAppleSignInDocument);
  const hasBegun = useRef(false);
  const finishRedirect = useEffectEvent(finish);
  const isProvider = pending !== null && pending !== 'form' && pending !== 'passkey';
  useEffect(
    () =>
      onRedirectReturn((returned) => {
        if (!hasBegun.current || returned.isConnecting) return false;
        finishRedirect(returned);
        return true;
      }),
    [],
  );
  // A closed popup sends no event: on focus the person can choose again. A late success still counts.
  useWindowEvent('focus', () => {
    if (!isProvider || pending === 'APPLE') return;
    logToConsole(`Sign-in with ${nameOf(pending)} has no result yet: its window was closed or left.`);
    onPending(null);
  });
  usePageRestored(() => onPending(null));

  function finish({ provider, result, reason }: RedirectReturn) {
    if (result === 'ok') {
      onPending(provider);
      storeToast(LOGGED_IN);
      navigateFully(PATHS.daily);
      return;
    }
    onPending(null);
    if (result === 'failed') {
      logToConsole(`Sign-in with ${nameOf(provider)} has failed: ${reason}`);
      return;
    }
    showToast(SERVER_REFUSED);
    onFailure(refusedAfterRedirect(reason));
  }

  function redirect(provider: RedirectProvider) {
    hasBegun.current = true;
    onPending(provider);
    startRedirectSignIn(provider);
  }

  async function signInWithApple() {
    onPending('APPLE');
    try {
      const { data, error } = await startAppleSignIn();
      if (!data) throw error;
      goToApple(data.startAppleSignIn.authorization, false);
    } catch (error) {
      const failure = signInFailed('APPLE', toFailure(error).message);
      onPending(null);
      showToast(failure);
      onFailure(failure);
    }
  }

  const blocked = pending !== null;
  return (
    <div className={styles.providers}>
      <ProviderButton provider="OIDC" need="OIDC_NAME" blocked={blocked} onClick={() => redirect('OIDC')} />
      <ProviderButton provider="GOOGLE" need="google" blocked={blocked} onClick={() => redirect('GOOGLE')} />
      <ProviderButton
        provider="APPLE"
        need="apple"
        blocked={blocked}
        onClick={() => void signInWithApple()}
      />
      <p className="visually-hidden" role="status">
        {isProvider ? 'Anmeldung läuft\u00a0…' : ''}
      </p>
    </div>
  );
}

type ProviderButtonProps = { provider: IdentityProvider; need: Need; blocked: boolean; onClick: () => void };

function ProviderButton({ provider, need, blocked, onClick }: ProviderButtonProps) {
  return (
    <Needs need={need}>
      <button
        type="button"
        data-provider={provider}
        className={styles.button}
        disabled={blocked}
        onClick={onClick}
      >
        <ProviderLogo provider={provider} />
        Mit {nameOf(provider)} fortfahren
      </button>
    </Needs>
  );
}
