import { useRef, useState } from 'react';
import { useAfterClose } from '../lib/use-after-close.ts';
import { OTHERS_LOGGED_OUT } from '../session/session.wording.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { PasswordForm } from './password-form.tsx';

/** 'Passwort ändern': collapsed, then open, collapsed again on cancel or success. */
export function PasswordSection() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useAfterClose(editing, () => opener.current?.focus());

  return (
    <Section title="Passwort">
      {editing ? (
        <PasswordForm onClose={() => setEditing(false)} />
      ) : (
        <>
          <p>{OTHERS_LOGGED_OUT}</p>
          <Button ref={opener} kind="secondary" onClick={() => setEditing(true)}>
            Passwort ändern
          </Button>
        </>
      )}
    </Section>
  );
}
