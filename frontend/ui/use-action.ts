import { useRef, useState } from 'react';
import { type AppError, toFailure, UNKNOWN_FAILURE } from '../lib/failure.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { failed, showToast, type Toast } from './toast-store.ts';

/** The German error of each faulty field. */
export type FieldErrors = Record<string, string>;

/** A failure as a form shows it: errors at fields, and the failure beside the form. */
export type ShownFailure = { errors?: FieldErrors; failure?: Toast };

/** Shows a failure in a form's own way; returns undefined to leave the failure to the hook. */
export type OnFailure<Rest extends unknown[] = []> = (
  failure: AppError,
  ...rest: Rest
) => ShownFailure | undefined | Promise<ShownFailure | undefined>;

/** Runs one action at a time, with a pending state, and shows the failure; with a title also in a toast. */
export function useAction(toastTitle?: string) {
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const [shown, show] = useState<ShownFailure>({});
  useUnfinished(pending, true);
  // The page may come back from the back/forward cache.
  useWindowEvent('pageshow', ({ persisted }) => persisted && end());

  function end() {
    isRunning.current = false;
    setPending(false);
  }

  // Not a React action, which would block all navigation until it ends.
  async function run(action: () => Promise<unknown>, onFailure?: OnFailure) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    show({});
    try {
      await action();
    } catch (error) {
      const failure = toFailure(error);
      if (toastTitle) showToast(failed(toastTitle, failure.message || UNKNOWN_FAILURE));
      show((await onFailure?.(failure)) ?? { failure: failed('', failure.message) });
    }
    end();
  }

  const { errors = {}, failure = null } = shown;
  return { run, show, pending, errors, failure };
}
