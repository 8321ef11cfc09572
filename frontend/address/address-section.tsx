import { useMutation } from '@apollo/client/react';
import { isMet } from '../lib/offers.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { useOpeners } from '../lib/use-openers.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { queryUser } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { EmailField } from '../ui/text-field.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import { SAVING } from '../ui/ui.wording.ts';
import { useAction } from '../ui/use-action.ts';
import {
  type AddressStateFragment,
  ChangeAddressDocument,
  RequestAddressConfirmationDocument,
} from './address.operations.generated.ts';

type AddressSectionProps = { account: AddressStateFragment & { hasPassword: boolean } };

/** The account's address, its confirmation, and the form that changes the address. */
export function AddressSection({ account }: AddressSectionProps) {
  const { username, isAddressConfirmed, pendingAddress } = account;
  const hasMail = isMet('mail');
  const { open, opener, close } = useOpeners();

  return (
    <Section title="E-Mail-Adresse">
      {!username && <p>Dein Konto hat keine E-Mail-Adresse.</p>}
      {username && !hasMail && (
        <p>Das ist die Adresse Deines Kontos. Wenn sie sich ändert, ändere sie auch hier.</p>
      )}
      {hasMail && username && !isAddressConfirmed && <Unconfirmed address={username} />}
      {hasMail && username && isAddressConfirmed && (
        <p>
          {account.hasPassword
            ? 'Bestätigt. Wenn Du Dein Passwort vergisst, kommst Du damit wieder hinein.'
            : 'Bestätigt. Dorthin schreiben wir Dir, wenn an Deinem Konto etwas geschieht.'}
        </p>
      )}
      {pendingAddress && (
        <p>
          {pendingAddress} ist noch nicht bestätigt: Öffne den Link in der E-Mail, die dorthin unterwegs ist.
          Bis dahin bleibt alles, wie es ist.
        </p>
      )}
      {open ? (
        <ChangeForm onClose={close} />
      ) : (
        <Button {...opener('address')}>
          {username ? 'E-Mail-Adresse ändern' : 'E-Mail-Adresse angeben'}
        </Button>
      )}
    </Section>
  );
}

function confirmationSent(address: string) {
  return succeeded('E-Mail ist unterwegs', `Öffne den Link darin, um ${address} zu bestätigen.`);
}

function Unconfirmed({ address }: { address: string }) {
  const [requestConfirmation, { data: sent }] = useMutation(RequestAddressConfirmationDocument);
  const { run, pending } = useAction('Fehler beim Senden');

  async function send() {
    await requestConfirmation();
    showToast(confirmationSent(address));
  }

  return (
    <>
      <p ref={sent && takeFocus} tabIndex={-1}>
        Bestätige Deine E-Mail-Adresse: Dann schreiben wir Dir dorthin, wenn Du ein neues Passwort brauchst
        oder an Deinem Konto etwas geschieht.
      </p>
      <Button
        disabled={sent !== undefined}
        pending={pending}
        pendingLabel={'Sende\u00a0…'}
        onClick={() => void run(send)}
      >
        Bestätigung noch einmal schicken
      </Button>
    </>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const [changeAddress] = useMutation(ChangeAddressDocument);

  async function change(username: string, currentPassword: string | null) {
    const { data, error } = await changeAddress({ variables: { username, currentPassword } });
    if (!data) throw error;
    const isDone = data.changeAddress.account.pendingAddress === null;
    if (isDone) void queryUser();
    showToast(isDone ? succeeded('E-Mail-Adresse geändert') : confirmationSent(username));
    onClose();
  }

  return (
    <OwnerForm
      label="Adresse speichern"
      pendingLabel={SAVING}
      rule={async () => (await import('../../bff/address/address.rules.ts')).changeAddressRule}
      onSubmit={({ username }, currentPassword) => change(username, currentPassword)}
      onCancel={onClose}
    >
      {(errors) => <EmailField label="Neue E-Mail-Adresse" autoComplete="email" error={errors.username} />}
    </OwnerForm>
  );
}
