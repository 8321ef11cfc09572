import { useRef, useState } from 'react';
import { plainRequest } from '../graphql/plain-request.ts';
import { leaveForGood } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { PATHS } from '../lib/paths.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { failed, showToast, storeToast, succeeded } from '../ui/toast-store.ts';
import { LogOutDocument } from './session.plain.generated.ts';
import { lastKnownUserId, whileForgetting } from './use-current-user.ts';

export const LOG_OUT_FAILED = 'Fehler bei der Abmeldung';

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

/** Runs a request whose reply clears the storage of this browser; unsent texts of other people stay. */
export async function forgetUser(request: () => Promise<unknown>): Promise<void> {
  const userId = lastKnownUserId();
  // If the code cannot be fetched, the log-out matters more.
  const records = await import('../writing/records.ts').catch(() => null);
  const storeAgain = userId === null ? undefined : await records?.holdTextsOfOthers(userId);
  await whileForgetting(request);
  await storeAgain?.();
}

/** The button that opens the popover with the focus, if any. */
function focusedMenuButton(): HTMLElement | null {
  const menu = document.activeElement?.closest('[popover]');
  return menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : null;
}

/**
 * Sends unsent texts, ends the session and forgets the user by a full navigation to the landing page, or to the log-in
 * of another account. A text that cannot be sent is given up only after `question`.
 */
export function useLogOut() {
  const target = useRef<string>(PATHS.landing);
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  const menuButton = useRef<HTMLElement>(null);
  // The question closes the menu, so the pressed button cannot take the focus back.
  useAfterClose(asking, () => menuButton.current?.focus());
  // The log-out unregisters the service worker, which reloads every other page.
  useUnfinished(pending, true);

  async function logOut(next: string = PATHS.landing) {
    target.current = next;
    menuButton.current = focusedMenuButton();
    setPending(true);
    if (await sendEverything()) return leave();
    setPending(false);
    setAsking(true);
  }

  async function leave() {
    setPending(true);
    try {
      await forgetUser(() => plainRequest(LogOutDocument, {}, lastKnownUserId()));
      // Only now: the reply to the log-out clears this origin's storage, with the texts in it.
      storeToast(succeeded('Abgemeldet'));
      leaveForGood(target.current);
    } catch (error) {
      showToast(failed(LOG_OUT_FAILED, toFailure(error).message));
      setAsking(false);
      setPending(false);
    }
  }

  const question = (
    <ConfirmDialog
      open={asking}
      title="Trotzdem abmelden?"
      text="Dein Text ist noch nicht gespeichert. Wenn Du Dich jetzt abmeldest, geht er verloren."
      confirmLabel="Trotzdem abmelden"
      pendingLabel="Abmelden..."
      pending={pending}
      onConfirm={() => void leave()}
      onCancel={() => setAsking(false)}
    />
  );
  return { logOut, pending, question };
}
