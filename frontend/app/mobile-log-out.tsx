import { createPortal } from 'react-dom';
import { PATHS } from '../lib/paths.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { Button } from '../ui/button.tsx';

/** The buttons at the end of the menu on a phone; their question stands outside, because logging out closes the menu. */
export function MobileLogOut({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { logOut, pending, question } = useLogOut();

  async function leave(next?: string) {
    await logOut(next);
    onLoggedOut();
  }

  return (
    <>
      <Button pending={pending} pendingLabel="Abmelden..." onClick={() => void leave()}>
        Abmelden
      </Button>
      <Button disabled={pending} onClick={() => void leave(PATHS.auth)}>
        Konto wechseln
      </Button>
      {createPortal(question, document.body)}
    </>
  );
}
