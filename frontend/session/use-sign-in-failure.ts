import { useLocation, useNavigate } from 'react-router-dom';
import { isToast, type Toast } from '../ui/toast-store.ts';

function failureIn(state: unknown): Toast | null {
  if (typeof state !== 'object' || state === null || !('failure' in state)) return null;
  return isToast(state.failure) ? state.failure : null;
}

/** A failure as the state of a navigation to the page that is to show it until it is dismissed. */
export function withFailure(failure: Toast) {
  return { replace: true, state: { failure } };
}

/** The failure of a way in that stands on this page, how to put one there, and how to take it away. */
export function useSignInFailure() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return {
    failure: failureIn(state),
    showFailure: (failure: Toast) => void navigate(pathname, withFailure(failure)),
    dismissFailure: () => void navigate(pathname, { replace: true }),
  };
}
