import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}

/** The part of a link that is its token: all behind the last #. */
export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('#') + 1).trim();
}

/**
 * The token in the fragment of this page's URL, and the result of its use. The token leaves the URL and the history at
 * once, and stays in the state of the history entry until it is used. Another link in the same tab replaces a result.
 */
export function useLinkToken<Result>() {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true, state: { token: tokenOf(hash) } });
  }, [hash, pathname, navigate]);

  function finish(next: Result) {
    setResult(next);
    void navigate(pathname, { replace: true });
  }

  const found = hash ? tokenOf(hash) : tokenIn(state);
  const token = isHydrated ? found : null;
  return { token, result: token === null ? result : null, finish };
}
