import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../lib/use-hydrated.ts';
import { isToast, type Toast } from '../ui/toast-store.ts';

function failureIn(state: unknown): Toast | null {
  if (typeof state !== 'object' || state === null || !('failure' in state)) return null;
  return isToast(state.failure) ? state.failure : null;
}

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
  return {
    failure: isHydrated ? failureIn(state) : null,
    showFailure: (failure: Toast) => void navigate(here, withFailure(failure)),
    dismissFailure: () => void navigate(here, { replace: true }),
  };
}
