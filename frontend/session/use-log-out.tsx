import { type ReactNode, useState } from 'react';
import { LogOutDocument } from '../graphql/plain-operations.generated.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { navigateFully } from '../lib/browser.ts';
import { PATHS } from '../lib/paths.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { keepToast, showToast } from '../ui/toast-store.ts';
import { LOGGED_OUT, logOutFailed, TEXT_NOT_SENT } from './session.texts.ts';
import { lastKnownUserId } from './use-current-user.ts';

/** Whether the server has every text of this person, wherever in this browser it was typed. */
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
 * Sends what is still unsent, ends the session and leaves for the landing page by a full navigation, which forgets
 * the user. Text that cannot be sent is only given up by `question`'s answer.
 */
export function useLogOut(): { logOut: () => Promise<void>; pending: boolean; question: ReactNode } {
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  // The worker leaves with the session, which loads every other page anew.
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
      // Only now: the answer to the log-out clears this origin's storage, with the texts kept there.
      keepToast(LOGGED_OUT);
      navigateFully(PATHS.landing);
    } catch (error) {
      showToast(logOutFailed(error instanceof Error ? error.message : 'Unbekannter Fehler'));
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
