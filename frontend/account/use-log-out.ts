import { useState } from 'react';
import { plainRequest } from '../graphql/plain-request.ts';
import { navigateFully } from '../lib/browser.ts';
import { PATHS } from '../lib/paths.ts';
import { sendUnsentText } from '../lib/unsent-text.ts';
import { keepToast, showToast } from '../ui/toast-store.ts';
import { LOGGED_OUT, logOutFailed, TEXT_NOT_SENT } from './account.texts.ts';
import sessionOperations from './session.operations.graphql?raw';

/**
 * Sends what is still unsent, ends the session and leaves for the landing page by a full navigation, which forgets
 * the user (SPEC §4). Text that cannot be sent is only given up on a second try (PRODUCT, "Accounts").
 */
export function useLogOut(): { logOut: () => Promise<void>; pending: boolean } {
  const [pending, setPending] = useState(false);
  const [warned, setWarned] = useState(false);

  async function logOut() {
    setPending(true);
    if (!warned && !(await sendUnsentText())) {
      showToast(TEXT_NOT_SENT);
      setWarned(true);
      setPending(false);
      return;
    }
    try {
      await plainRequest(sessionOperations, 'LogOut');
      // Only now: the answer to the log-out clears this origin's storage.
      keepToast(LOGGED_OUT);
      navigateFully(PATHS.landing);
    } catch (error) {
      showToast(logOutFailed(error instanceof Error ? error.message : 'Unbekannter Fehler'));
      setPending(false);
    }
  }

  return { logOut, pending };
}
