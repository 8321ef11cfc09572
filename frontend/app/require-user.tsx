import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { retryAskingForUser, useCurrentUser } from '../account/use-current-user.ts';
import { PATHS } from '../lib/paths.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Spinner } from '../ui/spinner.tsx';

type RequireUserProps = {
  children: ReactNode;
  preload: (() => Promise<unknown>) | undefined;
  onSessionEnd: ReactNode;
};

/** Loading: a spinner; signed out: off to /auth, or what the page shows when its session ends; else the page (SPEC §2). */
export function RequireUser({ children, preload, onSessionEnd }: RequireUserProps) {
  const { status } = useCurrentUser();
  const [entered, setEntered] = useState(false);

  useEffect(() => {
    // A page that cannot be fetched is reported when it is rendered.
    preload?.().catch(() => {});
  }, [preload]);
  useEffect(() => {
    if (status === 'signedIn') setEntered(true);
  }, [status]);

  switch (status) {
    case 'loading':
      return <Spinner />;
    case 'unknown':
      return <LoadFailed onRetry={retryAskingForUser} />;
    case 'signedOut':
      return entered && onSessionEnd ? onSessionEnd : <Navigate to={PATHS.auth} replace />;
    case 'signedIn':
      return children;
  }
}
