import { Fragment, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SESSION_ENDED } from '../account/account.texts.ts';
import { retryAskingForUser, useCurrentUser, userIdOf } from '../account/use-current-user.ts';
import { withFailure } from '../account/use-sign-in-failure.ts';
import { PATHS } from '../lib/paths.ts';
import { useConcealedInHistory } from '../lib/use-concealed-in-history.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Spinner } from '../ui/spinner.tsx';

type RequireUserProps = {
  children: ReactNode;
  preload: (() => Promise<unknown>) | undefined;
  waiting: ReactNode;
  onSessionEnd: ReactNode;
};

/**
 * Loading: a spinner, or the page's own waiting; signed out: off to /auth, or what the page shows when its session ends; else the page, also while
 * the server cannot be asked (SPEC §2).
 */
export function RequireUser({ children, preload, waiting = <Spinner />, onSessionEnd }: RequireUserProps) {
  // Deferred, the page is built in small steps, between which a phone stays awake.
  const current = useDeferredValue(useCurrentUser());
  const userId = userIdOf(current);
  const [entered, setEntered] = useState(false);
  useConcealedInHistory(retryAskingForUser);

  useEffect(() => {
    // A page that cannot be fetched is reported when it is rendered.
    preload?.().catch(() => {});
  }, [preload]);
  useEffect(() => {
    if (userId !== null) setEntered(true);
  }, [userId]);

  switch (current.status) {
    case 'loading':
      return waiting;
    case 'unknown':
      return <LoadFailed onRetry={retryAskingForUser} />;
    case 'signedOut':
      if (entered && onSessionEnd) return onSessionEnd;
      return <Navigate to={PATHS.auth} {...(entered ? withFailure(SESSION_ENDED) : { replace: true })} />;
    case 'offline':
    case 'signedIn':
      return <Fragment key={userId}>{children}</Fragment>;
  }
}
