import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { client } from '../session/client.ts';
import { userIdOf } from '../session/current-user.ts';
import { hasUserChanged, queryUser, retryUserQuery, useCurrentUser } from '../session/use-current-user.ts';
import { withFailure } from '../session/use-sign-in-failure.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { failed } from '../ui/toast-store.ts';
import { Offers } from './offers.tsx';

/** A page from the back/forward cache waits so long for the server. */
const HIDDEN_MAX_MS = 4000;

const SESSION_ENDED = failed(
  'Sitzung abgelaufen',
  'Bitte melde Dich wieder an. Was Du geschrieben hast, ist auf diesem Gerät noch da.',
);

type RequireUserProps = { children: ReactNode; waiting?: ReactNode; onSessionEnd?: ReactNode };

/**
 * The guard: a spinner while loading, a redirect to /auth when signed out, otherwise the page, with Apollo. A page can
 * bring its own waiting and end state.
 */
export function RequireUser({ children, waiting = <Spinner />, onSessionEnd }: RequireUserProps) {
  const current = useCurrentUser();
  const userId = userIdOf(current);
  // Deferring admits a user by an interruptible render, so that a phone stays responsive; signing out is not deferred.
  const admitted = useDeferredValue(userId);
  const [entered, setEntered] = useState(false);
  if (userId !== null && !entered) setEntered(true);
  // A person who has logged out sees nothing of a page from the back/forward cache, also by a reply or a timer of an
  // earlier visit. `visibility` keeps the scroll position.
  const visit = useRef(0);
  useWindowEvent('pagehide', ({ persisted }) => {
    visit.current += 1;
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted || hasUserChanged()) return;
    const restored = visit.current;
    const show = () => {
      if (visit.current === restored) document.documentElement.style.removeProperty('visibility');
    };
    setTimeout(show, HIDDEN_MAX_MS);
    void queryUser().then(show);
  });

  switch (current.status) {
    case 'loading':
      return waiting;
    case 'unknown':
      return <LoadFailed onRetry={retryUserQuery} />;
    case 'signedOut':
      if (entered && onSessionEnd) return onSessionEnd;
      if (entered && !current.isForgotten)
        return <Navigate to={PATHS.auth} {...withFailure(SESSION_ENDED)} />;
      return <Navigate to={PATHS.auth} replace />;
    case 'offline':
    case 'signedIn':
      if (admitted !== userId) return waiting;
      return (
        <ApolloProvider key={userId} client={client}>
          {children}
          <Offers />
        </ApolloProvider>
      );
  }
}
