import { useState } from 'react';
import { toFailure } from '../lib/failure.ts';
import { failed, showToast } from './toast-store.ts';

/** Shows in a toast why a request has failed. */
export function showFailure(title: string, error: unknown): void {
  showToast(failed(title, toFailure(error).message));
}

/**
 * Runs an action with a pending state; a toast with this title says why the action has failed. `failure` says it in an open
 * dialog, which covers the toast.
 */
export function useToldAction(title: string) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(action: () => Promise<unknown>) {
    setPending(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      showFailure(title, error);
      setFailure(toFailure(error).message);
    }
    setPending(false);
  }

  return { run, pending, failure };
}
