import { useLocation, useNavigate } from 'react-router-dom';
import { isStored, ownValue } from '../lib/json-values.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { Toast } from '../ui/toast-store.ts';

/** Props of each sign-in method on /auth: the name of the method that runs, if any, and where a failure is shown. */
export type SignInMethodProps = {
  pending: string | null;
  onPending: (method: string | null) => void;
  onFailure: (failure: Toast) => void;
};

/** Navigation options that pass a failure to the next page. */
export function withFailure(failure: Toast) {
  return { replace: true, state: { failure } };
}

/** The failure in the history state of this page; shows and dismisses it. */
export function useSignInFailure() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const here = pathname + search;
  const failure = ownValue(state, 'failure');
  return {
    failure: isHydrated && isStored<Toast>(failure, 'kind', 'title') ? failure : null,
    showFailure: (failure: Toast) => void navigate(here, withFailure(failure)),
    dismissFailure: () => void navigate(here, { replace: true }),
  };
}
