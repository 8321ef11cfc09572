import type { AppError } from '../lib/failure.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { showToast } from '../ui/toast-store.ts';
import { LEAVING, loadNoRule } from '../ui/use-form.ts';
import { type IdentityProvider, notConnected, notDisconnected, PROVIDER_NAMES } from './provider.wording.ts';
import { useConnection } from './use-connection.ts';

type ConnectionFormProps = {
  provider: IdentityProvider;
  isConnected: boolean;
  hasPassword: boolean;
  onClose: () => void;
};

/** Confirms connecting or disconnecting a provider, with the password if the sign-in is not recent. */
export function ConnectionForm({ provider, isConnected, hasPassword, onClose }: ConnectionFormProps) {
  const { connect, disconnect } = useConnection(provider);
  const name = PROVIDER_NAMES[provider];

  async function submit(currentPassword: string | null) {
    if (!isConnected) {
      await connect(currentPassword);
      return LEAVING;
    }
    await disconnect(currentPassword);
    onClose();
  }

  function tell({ message }: AppError) {
    const failure = isConnected ? notDisconnected(message) : notConnected(message);
    showToast(failure);
    return { failure };
  }

  return (
    <OwnerForm
      proofs={{ hasPassword, hasPasskey: false }}
      label={isConnected ? 'Trennen' : `Weiter zu ${name}`}
      pendingLabel={isConnected ? 'Trenne\u00a0…' : 'Verbinde\u00a0…'}
      kind={isConnected ? 'danger' : 'primary'}
      rule={loadNoRule}
      onSubmit={(_values, currentPassword) => submit(currentPassword)}
      onFailure={tell}
      onCancel={onClose}
    >
      {(_errors, isBarred) => !isBarred && <p>{question(name, isConnected)}</p>}
    </OwnerForm>
  );
}

function question(name: string, isConnected: boolean): string {
  return isConnected
    ? `Danach kannst Du Dich nicht mehr mit ${name} anmelden.`
    : `Du wirst zu ${name} weitergeleitet und kommst danach hierher zurück.`;
}
