import { useMutation } from '@apollo/client/react';
import { succeeded } from '../ui/toast-store.ts';
import { SAVING } from '../ui/ui.wording.ts';
import { createPasskey } from './credentials.ts';
import { OwnerForm, RemovalForm } from './owner-form.tsx';
import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  StartPasskeyDocument,
} from './passkey.operations.generated.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

const loadRule = async () => (await import('../../bff/passkey/passkey.rules.ts')).passkeyNameRule;

type FormProps = { onClose: () => void };
type AddPasskeyFormProps = FormProps & { thisDevice: string | undefined };
type PasskeyFormProps = FormProps & { passkey: { id: string; name: string } };

/** Adds a passkey, which is called like this device: the proof, then the browser's dialog. */
export function AddPasskeyForm({ thisDevice, onClose }: AddPasskeyFormProps) {
  const [startPasskey] = useMutation(StartPasskeyDocument);
  const [addPasskey] = useMutation(AddPasskeyDocument);

  async function add(name: string, currentPassword: string | null) {
    const { data, error } = await startPasskey({ variables: { currentPassword } });
    if (!data) throw error;
    const credential = await createPasskey(data.startPasskey.creation);
    await addPasskey({ variables: { input: { name, credential } } });
  }

  return (
    <OwnerForm
      label="Passkey einrichten"
      pendingLabel={'Einen Moment\u00a0…'}
      rule={loadRule}
      onSubmit={({ name }, currentPassword) => add(name, currentPassword)}
      done={succeeded('Passkey hinzugefügt')}
      onCancel={onClose}
    >
      {(errors) => <PasskeyNameField name={thisDevice} error={errors.name} />}
    </OwnerForm>
  );
}

export function RenamePasskeyForm({ passkey: { id, name }, onClose }: PasskeyFormProps) {
  const [renamePasskey] = useMutation(RenamePasskeyDocument);
  return (
    <OwnerForm
      proof="none"
      label="Name speichern"
      pendingLabel={SAVING}
      rule={loadRule}
      onSubmit={(values) => renamePasskey({ variables: { id, name: values.name } })}
      done={succeeded('Name gespeichert')}
      onCancel={onClose}
    >
      {(errors) => <PasskeyNameField name={name} error={errors.name} />}
    </OwnerForm>
  );
}

/** Removes a passkey here and, where the browser supports it, from the device. */
export function RemovePasskeyForm({ passkey: { id, name }, onClose }: PasskeyFormProps) {
  const [removePasskey] = useMutation(RemovePasskeyDocument);

  async function remove(currentPassword: string | null) {
    const { data, error } = await removePasskey({ variables: { id, currentPassword } });
    if (!data) throw error;
    const { passkeys, passkeyUserHandle: userHandle } = data.removePasskey.account;
    const ids = passkeys.map((passkey) => passkey.id);
    if (userHandle) await signalAcceptedPasskeys(userHandle, ids).catch(() => {});
  }

  return (
    <RemovalForm onRemove={remove} done={succeeded('Passkey entfernt')} onCancel={onClose}>
      Danach kannst Du Dich mit „{name}“ nicht mehr anmelden.
    </RemovalForm>
  );
}

/** Tells the browser the accepted passkeys, so that it stops offering the others. */
async function signalAcceptedPasskeys(userHandle: string, ids: string[]): Promise<void> {
  if (!('signalAllAcceptedCredentials' in PublicKeyCredential)) return;
  await PublicKeyCredential.signalAllAcceptedCredentials({
    rpId: location.hostname,
    userId: userHandle,
    allAcceptedCredentialIds: ids,
  });
}
