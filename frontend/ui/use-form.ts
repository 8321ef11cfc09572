import { type SubmitEvent, useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { type AppError, unreachable } from '../lib/failure.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { type FieldErrors, type OnFailure, type ShownFailure, useAction } from './use-action.ts';

/** A validation rule of a slice. */
export type Rule<Values> = Pick<z.ZodMiniType<Values>, 'safeParse'>;

/** The rule of a form without validation. */
export const loadNoRule = async (): Promise<Rule<unknown>> => ({
  safeParse: (data) => ({ success: true, data }),
});

/** Never settles: a form that navigates away returns this promise and stays pending. */
export const LEAVING = new Promise<never>(() => {});

function errorsOf({ issues }: z.core.$ZodError): FieldErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
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
          const found = errorsOf(checked.error);
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
    button: { type: 'submit' as const, kind: 'primary' as const, disabled: !isHydrated, pending },
  };
}
