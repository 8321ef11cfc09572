import { useEffect, useEffectEvent } from 'react';
import { toFailure } from '../lib/failure.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { enterDiary } from '../session/enter-diary.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import type { SignInMethodProps } from '../session/use-sign-in-failure.ts';
import { Button } from '../ui/button.tsx';
import { Needs } from '../ui/needs.tsx';
import { failed, showToast } from '../ui/toast-store.ts';
import { browserRefusal } from './passkey.wording.ts';
import { chooseInAutofill, chooseInDialog, signInWith } from './sign-in.ts';
import { canUsePasskeys } from './support.ts';

/** Signs in with a passkey, by the button or from the autofill of the address field, where both are supported. */
export function PasskeySignIn({ pending, onPending, onFailure }: SignInMethodProps) {
  const isHydrated = useHydrated();
  const signInFromAutofill = useEffectEvent(async (signal: AbortSignal) => {
    // A failure stays silent: autofill runs without a request of the person.
    const assertion = await chooseInAutofill(signal).catch(() => null);
    if (assertion) await signIn(async () => assertion);
  });
  // The browser allows one request at a time: abort the autofill before another sign-in.
  useEffect(() => {
    if (pending !== null || !canUsePasskeys()) return;
    const autofill = new AbortController();
    void signInFromAutofill(autofill.signal);
    return () => autofill.abort();
  }, [pending]);

  async function signIn(choose: typeof chooseInDialog) {
    onPending('passkey');
    try {
      await signInWith(await choose());
      enterDiary(LOGGED_IN);
    } catch (error) {
      onPending(null);
      const refusal = browserRefusal(error);
      if (refusal === null) return;
      const failure = failed('Anmeldung fehlgeschlagen', refusal ?? toFailure(error).message);
      showToast(failure);
      onFailure(failure);
    }
  }

  // Prerendered HTML contains the button; only the browser knows its support.
  if (isHydrated && !canUsePasskeys()) return null;
  return (
    <Needs need="passkeys" className="rows" as="div">
      <Button disabled={pending !== null} onClick={() => void signIn(chooseInDialog)}>
        Mit Passkey anmelden
      </Button>
    </Needs>
  );
}
