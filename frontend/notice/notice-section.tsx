import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { useOpeners } from '../lib/use-openers.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { Section } from '../ui/section.tsx';
import { Switch } from '../ui/switch.tsx';
import { succeeded } from '../ui/toast-store.ts';
import { SAVING } from '../ui/ui.wording.ts';
import { useAction } from '../ui/use-action.ts';
import { loadNoRule } from '../ui/use-form.ts';
import { SetSecurityMailsDocument } from './notice.operations.generated.ts';

/** Switches security mails on at once, and off with the owner's proof. */
export function NoticeSection({ isOn }: { isOn: boolean }) {
  const id = useId();
  const { open, opener, close } = useOpeners();
  const { ref, onClick: askFirst } = opener('off');
  const [setSecurityMails] = useMutation(SetSecurityMailsDocument);
  const { run, pending } = useAction('Fehler beim Speichern');

  function change() {
    if (isOn) askFirst();
    else if (!pending) void run(() => setSecurityMails({ variables: { isOn: true } }));
  }

  return (
    <Section title="Mitteilungen per E-Mail">
      <Switch
        label="Sag mir, was mit meinem Konto geschieht"
        checked={isOn}
        disabled={open !== null}
        aria-describedby={id}
        ref={ref}
        onChange={change}
      />
      <p id={id}>
        Zum Beispiel, wenn sich jemand mit einem neuen Browser anmeldet oder ein Weg ins Konto dazukommt. Über
        ein neues Passwort und eine neue Adresse schreiben wir Dir immer. Aus Deinem Tagebuch steht darin
        nichts.
      </p>
      {open && (
        <OwnerForm
          label="Abschalten"
          pendingLabel={SAVING}
          rule={loadNoRule}
          onSubmit={(_values, currentPassword) =>
            setSecurityMails({ variables: { isOn: false, currentPassword } })
          }
          done={succeeded('Mitteilungen abgeschaltet')}
          onCancel={close}
        >
          {() => (
            <p>
              Danach erfährst Du nicht mehr, wenn jemand Fremdes in Dein Konto kommt. Eine letzte
              E-&#8288;Mail sagt Dir, dass die Mitteilungen aus sind.
            </p>
          )}
        </OwnerForm>
      )}
    </Section>
  );
}
