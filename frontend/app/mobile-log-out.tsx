import { createPortal } from 'react-dom';
import { useLogOut } from '../session/use-log-out.tsx';
import { Button } from '../ui/button.tsx';

/** The button at the end of the menu on a phone; its question stands outside, because logging out closes the menu. */
export function MobileLogOut({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { logOut, pending, question } = useLogOut();

  async function leave() {
    await logOut();
    onLoggedOut();
  }

  return (
    <>
      <Button kind="secondary" pending={pending} pendingLabel="Abmelden..." onClick={leave}>
        Abmelden
      </Button>
      {createPortal(question, document.body)}
    </>
  );
}
