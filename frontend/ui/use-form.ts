import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type AppError, toFailure, unreachable } from '../lib/failure.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { failed, type Toast } from './toast-store.ts';

/** The German error of each faulty field. */
export type FieldErrors = Record<string, string>;

/** What a form shows of a failure: errors at fields, and the failure beside the form. */
export type ShownFailure = { errors?: FieldErrors; failure?: Toast };

/** Shows a failure in a form's own way; returns undefined to leave the failure to the hook. */
type OnFailure<Rest extends unknown[] = []> = (
  failure: AppError,
  ...rest: Rest
) => ShownFailure | undefined | Promise<ShownFailure | undefined>;

type Issue = { path: PropertyKey[]; message: string };

/** A validation rule of a slice, as zod creates it. */
export type Rule<Values> = {
  safeParse(
    entries: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: Issue[] } };
};

/** The rule of a form without validation. */
export const loadNoRule = async (): Promise<Rule<unknown>> => ({
  safeParse: (data) => ({ success: true, data }),
});

/** Never settles: a form that navigates away returns this promise and stays pending. */
export const LEAVING = new Promise<never>(() => {});

function errorsOf(issues: Issue[]): FieldErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}

/** Runs one action at a time, with a pending state, and shows the failure. */
export function useAction() {
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
      show((await onFailure?.(failure)) ?? { failure: failed('', failure.message) });
    }
    end();
  }

  const { errors = {}, failure = null } = shown;
  return { run, show, pending, errors, failure };
}

type FormOptions<Values> = {
  /** Loads the rule of the slice, once the form gets the focus. */
  rule: () => Promise<Rule<Values>>;
  /** Input of the rule; defaults to the form's entries by name. */
  read?: (entries: FormData) => unknown;
  send: (values: Values, entries: FormData) => Promise<unknown>;
  onInvalid?: (errors: FieldErrors) => void;
  onFailure?: OnFailure<[values: Values | undefined]>;
};

/**
 * A form: validates the entries and focuses the first invalid field, or sends the entries. A failure shows at the
 * fields that it names, otherwise beside the form.
 */
export function useForm<Values>({ rule, read, send, onInvalid, onFailure }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { run, show, ...state } = useAction();
  const { errors, pending } = state;

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  function failureAtFields({ fields }: AppError): ShownFailure | undefined {
    const isHere = (name: string) => Boolean(ref.current?.elements.namedItem(name));
    return Object.keys(fields).some(isHere) ? { errors: fields } : undefined;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    let values: Values | undefined;
    void run(
      async () => {
        const loaded = await rule().catch(unreachable);
        const checked = loaded.safeParse(read?.(entries) ?? Object.fromEntries(entries));
        if (!checked.success) {
          const found = errorsOf(checked.error.issues);
          show({ errors: found });
          onInvalid?.(found);
          return;
        }
        values = checked.data;
        await send(values, entries);
      },
      async (failure) => (await onFailure?.(failure, values)) ?? failureAtFields(failure),
    );
  }

  return {
    ...state,
    run,
    form: { ref, onSubmit, onFocus: () => void rule().catch(() => {}), noValidate: true },
    button: { type: 'submit' as const, disabled: !isHydrated, pending },
  };
}
