import { type FormEvent, useEffect, useRef, useState } from 'react';
import { unreachable } from '../graphql/asked-ahead.ts';
import { type PlainFailure, plainFailure } from '../graphql/plain-failure.ts';
import { type Checked, type FieldErrors, firstFieldError, focusFirstInvalid } from '../lib/field-errors.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { failed, type Toast } from '../ui/toast-store.ts';

type PlainForm<Values> = {
  check: (entries: Record<string, FormDataEntryValue>) => Promise<Checked<Values>>;
  send: (values: Values) => Promise<unknown>;
  /** Hears of a failure; true when the page tells it in its own way. */
  onFailure?: (failure: PlainFailure, values: Values) => boolean;
};

/** Submits a form of a page without Apollo: validate by the rule, send, show failures beside the fields or the form. */
export function usePlainForm<Values>({ check, send, onFailure }: PlainForm<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Toast | null>(null);
  const [pending, setPending] = useState(false);
  useUnfinished(pending, true);

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);

  function show({ message, fields }: PlainFailure) {
    setErrors(fields);
    if (Object.keys(fields).length === 0) setFailure(failed('', message));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    setFailure(null);
    setPending(true);
    try {
      const checked = await check(entries).catch(unreachable);
      setErrors(checked.success ? {} : firstFieldError(checked.error.issues));
      if (checked.success) await trySending(checked.data);
    } catch (error) {
      show(plainFailure(error));
    }
    setPending(false);
  }

  async function trySending(values: Values) {
    try {
      await send(values);
    } catch (error) {
      const told = plainFailure(error);
      if (!onFailure?.(told, values)) show(told);
    }
  }

  return { form, errors, failure, pending, submit, isDisabled: !isHydrated };
}
