import { useMutation } from '@apollo/client/react';
import { showToast } from '../ui/toast-store.ts';
import { goToApple } from './apple-sign-in.ts';
import { startConnectingGoogle } from './google-sign-in.ts';
import {
  AllowConnectingDocument,
  DisconnectIdentityDocument,
  StartAppleSignInDocument,
} from './identity.operations.generated.ts';
import { disconnected, type IdentityProvider } from './provider.wording.ts';

/** Connects this provider, by leaving for its page, and disconnects it; both reject when the server refuses. */
export function useConnection(provider: IdentityProvider) {
  const [allowConnecting] = useMutation(AllowConnectingDocument);
  const [startAppleSignIn] = useMutation(StartAppleSignInDocument);
  const [disconnectIdentity] = useMutation(DisconnectIdentityDocument);

  async function connect(currentPassword: string | null) {
    await allowConnecting({ variables: { currentPassword } });
    if (provider === 'google') return startConnectingGoogle();
    const { data, error } = await startAppleSignIn();
    if (!data) throw error;
    goToApple(data.startAppleSignIn, true);
  }

  async function disconnect(currentPassword: string | null) {
    await disconnectIdentity({
      variables: { provider, currentPassword },
      refetchQueries: ['WaysIn'],
      awaitRefetchQueries: true,
    });
    showToast(disconnected(provider));
  }

  return { connect, disconnect };
}
