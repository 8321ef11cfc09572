import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { replaceFully } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { CREDENTIALS, PATHS } from '../lib/paths.ts';
import { useOnce } from '../lib/use-once.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { queryUser } from '../session/use-current-user.ts';
import { showToast, storeToast, type Toast } from '../ui/toast-store.ts';
import { AppleFailure } from './apple-failure.tsx';
import { takeAppleReturn } from './apple-sign-in.ts';
import { LinkAppleDocument, SignInWithAppleDocument } from './identity.operations.generated.ts';
import { connected, notConnected, signInFailed } from './provider.wording.ts';
import { SignInProgress } from './sign-in-progress.tsx';

type Progress = 'processing' | 'success' | { isConnecting: boolean; failure: Toast };

/** The return page of Apple: processing, then success or an error. */
export function Page() {
  const navigate = useNavigate();
  const [signInWithApple] = useMutation(SignInWithAppleDocument);
  const [linkApple] = useMutation(LinkAppleDocument);
  const [progress, setProgress] = useState<Progress>('processing');
  useOnce(() => void finish());

  async function finish() {
    const returned = takeAppleReturn();
    const { isConnecting, fault } = returned;
    if (fault !== undefined) return fail(isConnecting, fault);
    const { code, user } = returned;
    try {
      if (isConnecting) {
        await linkApple({ variables: { code, user } });
        showToast(connected('APPLE'));
        void navigate(CREDENTIALS, { replace: true });
        return;
      }
      await signInWithApple({ variables: { code, user } });
      setProgress('success');
      storeToast(LOGGED_IN);
      replaceFully(PATHS.daily);
    } catch (error) {
      // A rejected code says nothing about the session of a signed-in person.
      if (isConnecting) await queryUser();
      fail(isConnecting, toFailure(error).message);
    }
  }

  function fail(isConnecting: boolean, message: string) {
    const failure = isConnecting ? notConnected(message) : signInFailed('APPLE', message);
    showToast(failure);
    setProgress({ isConnecting, failure });
  }

  if (typeof progress === 'object') return <AppleFailure {...progress} />;
  return (
    <SignInProgress
      provider="APPLE"
      label={progress === 'success' ? 'Anmeldung erfolgreich. Gleich geht es weiter\u00a0…' : undefined}
    />
  );
}
