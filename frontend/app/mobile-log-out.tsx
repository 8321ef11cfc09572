import { createPortal } from 'react-dom';
import { useLogOut } from '../session/use-log-out.tsx';
import { Button } from '../ui/button.tsx';

/** The log-out button in the phone menu. Its dialog is outside the menu, because logging out closes the menu. */
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
