import { useState } from 'react';
import { toFailure } from '../lib/failure.ts';
import { failed, showToast } from './toast-store.ts';

/** Shows in a toast why a request has failed. */
export function showFailure(title: string, error: unknown): void {
  showToast(failed(title, toFailure(error).message));
}

/** Runs an action with a pending state; a toast with this title says why the action has failed. */
export function useToldAction(title: string) {
  const [pending, setPending] = useState(false);

  async function run(action: () => Promise<unknown>) {
    setPending(true);
    try {
      await action();
    } catch (error) {
      showFailure(title, error);
    }
    setPending(false);
  }

  return { run, pending };
}
