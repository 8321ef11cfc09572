import { type ReactNode, useState } from 'react';
import { plainRequest } from '../graphql/plain-request.ts';
import { navigateFully } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { PATHS } from '../lib/paths.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast, storeToast } from '../ui/toast-store.ts';
import { LOGGED_OUT, logOutFailed, TEXT_NOT_SENT } from './log-out.wording.ts';
import { LogOutDocument } from './session.plain.generated.ts';
import { lastKnownUserId } from './use-current-user.ts';

/** Sends every unsent text of this user; true if the server has all of them. */
async function sendEverything(): Promise<boolean> {
  const userId = lastKnownUserId();
  if (userId === null) return true;
  try {
    const { sendAllTexts } = await import('../writing/send-all-texts.ts');
    return await sendAllTexts(userId);
  } catch {
    // The code cannot be fetched, so the page is offline.
    return false;
  }
}

/**
 * Sends unsent texts, ends the session, and clears the user from memory by a full navigation to the landing page. Asks
 * `question` before a text is lost.
 */
export function useLogOut(): { logOut: () => Promise<void>; pending: boolean; question: ReactNode } {
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  // The log-out unregisters the service worker, which reloads every other page.
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
      // After the reply, which clears this origin's storage.
      storeToast(LOGGED_OUT);
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
