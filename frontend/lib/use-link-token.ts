import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownValue } from './json-values.ts';
import { useHydrated } from './use-hydrated.ts';

/** The token of a link: everything after the last #. */
export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('#') + 1).trim();
}

/**
 * The token in the URL's fragment, and the result of its use. The token moves from the URL to the history state, where
 * it survives a reload until used.
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

  const found = hash ? tokenOf(hash) : ownValue(state, 'token');
  const token = isHydrated && typeof found === 'string' ? found : null;
  return { token, result: token === null ? result : null, finish };
}
