import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { unreachable } from '../graphql/asked-ahead.ts';
import { toFailure } from '../graphql/error-message.ts';
import { navigateFully } from '../lib/browser.ts';
import { type Checked, type FieldErrors, firstFieldError, focusFirstInvalid } from '../lib/field-errors.ts';
import { PATHS } from '../lib/paths.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { rememberToast, showToast, type Toast } from '../ui/toast-store.ts';

// For other failures, such as too many tries, the prescribed advice about the input would mislead beside the form.
const IS_ABOUT_THE_INPUT = new Set(['UNAUTHENTICATED', 'BAD_USER_INPUT', 'CONFLICT']);

/** The rules come right after the form that needs them. */
const loadRules = () => import('../../bff/account/account.rules.ts');

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The pending state that the ways to sign in share: one at a time. */
export type FormWaiting = { blocked: boolean; onPending: (pending: boolean) => void };

type CredentialsForm<Values> = {
  check: (rules: Rules, entries: unknown) => Checked<Values>;
  send: (values: Values) => Promise<unknown>;
  succeeded: Toast;
  failed: Toast;
  waiting: FormWaiting;
  /** Hears of what was typed, or filled in by the browser, before the script was there. */
  takeOver: (typed: (field: string) => string) => void;
};

/** Submits log-in or registration: validate, send, navigate fully to /daily. */
export function useCredentialsForm<Values>(options: CredentialsForm<Values>) {
  const { check, send, succeeded, failed, waiting } = options;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Toast | null>(null);
  const [pending, setPending] = useState(false);

  const takeOver = useEffectEvent(options.takeOver);
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    takeOver((field) => String(typed.get(field) ?? ''));
  }, []);
  useEffect(() => {
    loadRules().catch(() => {});
  }, []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || waiting.blocked) return;
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    setFailure(null);
    wait(true);
    try {
      const checked = check(await loadRules().catch(unreachable), entries);
      setErrors(checked.success ? {} : firstFieldError(checked.error.issues));
      if (!checked.success) return wait(false);
      await send(checked.data);
      rememberToast(succeeded);
      navigateFully(PATHS.daily);
    } catch (error) {
      const { code, message, fields } = toFailure(error);
      setErrors(fields);
      const reason = IS_ABOUT_THE_INPUT.has(code) ? failed : { ...failed, text: message };
      setFailure(reason);
      // A refusal for good, such as of a locked account, and a fault of the page are said in both places.
      showToast(code === 'FORBIDDEN' || code === 'PROGRAM' ? reason : failed);
      wait(false);
    }
  }

  function wait(isPending: boolean) {
    setPending(isPending);
    waiting.onPending(isPending);
  }

  return { form, errors, failure, pending, submit, isDisabled: waiting.blocked || !isHydrated };
}
