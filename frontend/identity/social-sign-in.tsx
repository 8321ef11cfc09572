import { useEffect, useEffectEvent, useRef } from 'react';
import { toFailure } from '../lib/failure.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { enterDiary } from '../session/enter-diary.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import type { SignInMethodProps } from '../session/use-sign-in-failure.ts';
import { Needs } from '../ui/needs.tsx';
import { showToast } from '../ui/toast-store.ts';
import { goToApple } from './apple-sign-in.ts';
import { refusedAfterRedirect, SERVER_REFUSED, signInFailed } from './provider.wording.ts';
import { ProviderLogo } from './provider-logo.tsx';
import { NEEDS, nameOf, PROVIDERS, type RedirectProvider } from './provider-name.ts';
import { onRedirectReturn, type RedirectReturn, startRedirectSignIn } from './redirect-sign-in.ts';
import styles from './social-sign-in.module.css';

/** The buttons of the providers. A closed popup, or a refusal or error at Google or OpenID Connect, is only logged. */
export function SocialSignIn({ pending, onPending, onFailure }: SignInMethodProps) {
  const hasBegun = useRef(false);
  const finishRedirect = useEffectEvent(finish);
  const current = PROVIDERS.find((provider) => provider === pending);
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
    if (!current || current === 'APPLE') return;
    logToConsole(`Sign-in with ${nameOf(current)} has no result yet: its window was closed or left.`);
    onPending(null);
  });
  useWindowEvent('pageshow', ({ persisted }) => persisted && onPending(null));

  function finish({ provider, result, reason }: RedirectReturn) {
    if (result === 'ok') {
      onPending(provider);
      enterDiary(LOGGED_IN);
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
      await goToApple(false);
    } catch (error) {
      const failure = signInFailed('APPLE', toFailure(error).message);
      onPending(null);
      showToast(failure);
      onFailure(failure);
    }
  }

  return (
    <div className={`rows ${styles.providers}`}>
      {(['OIDC', 'GOOGLE', 'APPLE'] as const).map((provider) => (
        <Needs key={provider} need={NEEDS[provider]} as="div">
          <button
            type="button"
            data-provider={provider}
            className={`line ${styles.button}`}
            disabled={pending !== null}
            onClick={() => (provider === 'APPLE' ? void signInWithApple() : redirect(provider))}
          >
            <ProviderLogo provider={provider} />
            Mit {nameOf(provider)} fortfahren
          </button>
        </Needs>
      ))}
      <p className="visually-hidden" role="status">
        {current ? 'Anmeldung läuft\u00a0…' : ''}
      </p>
    </div>
  );
}
