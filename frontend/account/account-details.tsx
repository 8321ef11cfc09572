import { useMutation } from '@apollo/client/react';
import { calendarDay } from '../lib/dates.ts';
import { downloadFile } from '../lib/download-file.ts';
import { useOpeners } from '../lib/use-openers.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { succeeded } from '../ui/toast-store.ts';
import { loadNoRule } from '../ui/use-form.ts';
import { DiscloseAccountDocument } from './account-details.generated.ts';
import { accountFile } from './account-file.ts';

/** 'Alle Angaben zu Deinem Konto': what is stored beside the diary, as a file, after the owner's proof. */
export function AccountDetails() {
  const { open, opener, close } = useOpeners();
  const [disclose] = useMutation(DiscloseAccountDocument, { fetchPolicy: 'no-cache' });

  async function save(currentPassword: string | null) {
    const { data, error } = await disclose({ variables: { currentPassword } });
    if (!data) throw error;
    downloadFile(accountFile(data.discloseAccount.account, calendarDay(new Date())));
  }

  return (
    <Section title="Alle Angaben zu Deinem Konto">
      <p>
        Was wir außer Deinen Einträgen von Dir wissen: Name und Adresse, Einstellungen, Einwilligungen,
        Geräte, Wege ins Konto, Erinnerung, Mitgebrachtes und Zugänge für Programme. Passwörter und Schlüssel
        stehen nicht darin.
      </p>
      {open ? (
        <OwnerForm
          label="Herunterladen"
          pendingLabel={'Lade\u00a0…'}
          rule={loadNoRule}
          onSubmit={(_values, currentPassword) => save(currentPassword)}
          done={succeeded('Angaben heruntergeladen')}
          onCancel={close}
        />
      ) : (
        <Button {...opener('file')}>Angaben als Datei (JSON)</Button>
      )}
    </Section>
  );
}
