import { useMutation } from '@apollo/client/react';
import { showToast } from '../ui/toast-store.ts';
import { goToApple } from './apple-sign-in.ts';
import { startConnectingGoogle } from './google-sign-in.ts';
import {
  AllowIdentityLinkDocument,
  StartAppleSignInDocument,
  UnlinkIdentityDocument,
} from './identity.operations.generated.ts';
import { disconnected, type IdentityProvider } from './provider.wording.ts';

/** Connects this provider by a redirect, and disconnects it; both reject if the server refuses. */
export function useConnection(provider: IdentityProvider) {
  const [allowIdentityLink] = useMutation(AllowIdentityLinkDocument);
  const [startAppleSignIn] = useMutation(StartAppleSignInDocument);
  const [unlinkIdentity] = useMutation(UnlinkIdentityDocument);

  async function connect(currentPassword: string | null) {
    await allowIdentityLink({ variables: { currentPassword } });
    if (provider === 'GOOGLE') return startConnectingGoogle();
    const { data, error } = await startAppleSignIn();
    if (!data) throw error;
    goToApple(data.startAppleSignIn.authorization, true);
  }

  async function disconnect(currentPassword: string | null) {
    await unlinkIdentity({ variables: { provider, currentPassword } });
    showToast(disconnected(provider));
  }

  return { connect, disconnect };
}
