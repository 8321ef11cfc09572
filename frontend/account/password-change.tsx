import { useRef, useState } from 'react';
import { useAfterClose } from '../lib/use-after-close.ts';
import { Button } from '../ui/button.tsx';
import { PasswordForm } from './password-form.tsx';

/** 'Passwort ändern': collapsed, then editing, then collapsed on cancel or success. */
export function PasswordChange() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useAfterClose(editing, () => opener.current?.focus());

  if (editing) return <PasswordForm onClose={() => setEditing(false)} />;
  return (
    <Button ref={opener} kind="secondary" onClick={() => setEditing(true)}>
      Passwort ändern
    </Button>
  );
}
