import { useMutation } from '@apollo/client/react';
import type { AppError } from '../lib/failure.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import { LEAVING, loadNoRule } from '../ui/use-form.ts';
import { goToApple } from './apple-sign-in.ts';
import { AllowIdentityLinkDocument, UnlinkIdentityDocument } from './identity.operations.generated.ts';
import { notConnected } from './provider.wording.ts';
import { type IdentityProvider, nameOf } from './provider-name.ts';
import { startConnecting } from './redirect-sign-in.ts';

type ConnectionFormProps = {
  provider: IdentityProvider;
  isConnected: boolean;
  onClose: () => void;
};

/** Confirms connecting or disconnecting a provider, with the password if the sign-in is not recent. */
export function ConnectionForm({ provider, isConnected, onClose }: ConnectionFormProps) {
  const [allowIdentityLink] = useMutation(AllowIdentityLinkDocument);
  const [unlinkIdentity] = useMutation(UnlinkIdentityDocument);
  const name = nameOf(provider);

  async function connect(currentPassword: string | null) {
    await allowIdentityLink({ variables: { currentPassword } });
    if (provider === 'APPLE') await goToApple(true);
    else startConnecting(provider);
    return LEAVING;
  }

  function tell({ message }: AppError) {
    const failure = isConnected ? failed('Fehler beim Trennen', message) : notConnected(message);
    showToast(failure);
    return { failure };
  }

  return (
    <OwnerForm
      proof="password"
      label={isConnected ? 'Trennen' : `Weiter zu ${name}`}
      pendingLabel={isConnected ? 'Trenne\u00a0…' : 'Verbinde\u00a0…'}
      kind={isConnected ? 'danger' : 'primary'}
      rule={loadNoRule}
      onSubmit={(_values, currentPassword) =>
        isConnected ? unlinkIdentity({ variables: { provider, currentPassword } }) : connect(currentPassword)
      }
      done={succeeded(`${name} getrennt`)}
      onFailure={tell}
      onCancel={onClose}
    >
      {(_errors, isBarred) =>
        !isBarred && (
          <p>
            {isConnected
              ? `Danach kannst Du Dich nicht mehr mit ${name} anmelden.`
              : `Du wirst zu ${name} weitergeleitet und kommst danach hierher zurück.`}
          </p>
        )
      }
    </OwnerForm>
  );
}
