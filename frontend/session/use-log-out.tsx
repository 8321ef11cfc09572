import { type ReactNode, useState } from 'react';
import { plainRequest } from '../graphql/plain-request.ts';
import { navigateFully } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { PATHS } from '../lib/paths.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { rememberToast, showToast } from '../ui/toast-store.ts';
import { LOGGED_OUT, logOutFailed, TEXT_NOT_SENT } from './log-out.wording.ts';
import { LogOutDocument } from './session.plain.generated.ts';
import { lastKnownUserId } from './use-current-user.ts';

/** Sends every unsent text of this user in this browser; true when the server has them all. */
async function sendEverything(): Promise<boolean> {
  const userId = lastKnownUserId();
  if (userId === null) return true;
  try {
    const { sendAllTexts } = await import('../writing/send-all-texts.ts');
    return await sendAllTexts(userId);
  } catch {
    // Not even the code for it can be fetched: there is no network.
    return false;
  }
}

/**
 * Sends unsent texts, ends the session and forgets the user by a full navigation to the landing page. A text that cannot
 * be sent is given up only after `question`.
 */
export function useLogOut(): { logOut: () => Promise<void>; pending: boolean; question: ReactNode } {
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  // The service worker unregisters with the session, and other pages reload.
  useUnfinished(pending, true);

  async function logOut() {
    setPending(true);
    if (await sendEverything()) return leave();
    setPending(false);
    setAsking(true);
  }

  async function leave() {
    setPending(true);
    try {
      await plainRequest(LogOutDocument, {}, lastKnownUserId());
      // Only now: the reply to the log-out clears this origin's storage, with the texts in it.
      rememberToast(LOGGED_OUT);
      navigateFully(PATHS.landing);
    } catch (error) {
      showToast(logOutFailed(toFailure(error).message));
      setAsking(false);
      setPending(false);
    }
  }

  const question = (
    <ConfirmDialog
      {...TEXT_NOT_SENT}
      open={asking}
      confirmLabel="Trotzdem abmelden"
      pendingLabel="Abmelden..."
      pending={pending}
      onConfirm={() => void leave()}
      onCancel={() => setAsking(false)}
    />
  );
  return { logOut, pending, question };
}
