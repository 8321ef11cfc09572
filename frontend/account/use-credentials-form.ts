import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toFailure } from '../graphql/error-message.ts';
import { navigateFully } from '../lib/browser.ts';
import { type FieldErrors, fieldErrors, focusFirstInvalid } from '../lib/field-errors.ts';
import { PATHS } from '../lib/paths.ts';
import { keepToast, showToast, type Toast } from '../ui/toast-store.ts';

type Checked<Values> =
  | { success: true; data: Values }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** What a form shares with the other ways in beside it: only one of them can be under way (SPEC §2). */
export type FormWaiting = { blocked: boolean; onPending: (pending: boolean) => void };

type CredentialsForm<Values> = {
  check: (entries: unknown) => Checked<Values>;
  send: (values: Values) => Promise<unknown>;
  succeeded: Toast;
  failed: Toast;
  waiting: FormWaiting;
};

/** What log-in and registration share: check by the rule, send, then a full navigation to /daily (SPEC §2, §5). */
export function useCredentialsForm<Values>(options: CredentialsForm<Values>) {
  const { check, send, succeeded, failed, waiting } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Toast | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || waiting.blocked) return;
    setFailure(null);
    const checked = check(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
    if (!checked.success) return;

    setPending(true);
    waiting.onPending(true);
    try {
      await send(checked.data);
      keepToast(succeeded);
      navigateFully(PATHS.daily);
    } catch (error) {
      const { fields } = toFailure(error);
      setErrors(fields);
      setFailure(failed);
      showToast(failed);
      setPending(false);
      waiting.onPending(false);
    }
  }

  return { form, errors, failure, pending, submit };
}
