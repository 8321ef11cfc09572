import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { enterDiary } from '../session/enter-diary.ts';
import type { SignInMethodProps } from '../session/use-sign-in-failure.ts';
import { dismissToast, showToast, type Toast } from '../ui/toast-store.ts';
import { LEAVING, type Rule, useForm } from '../ui/use-form.ts';

// For other failures, such as too many attempts, the specified advice about the input would mislead.
const IS_ABOUT_THE_INPUT = new Set(['UNAUTHENTICATED', 'BAD_USER_INPUT', 'CONFLICT']);

const loadRules = () => import('../../bff/account/account.rules.ts');

/** Log-in and registration share the address. */
export type CredentialsFormProps = SignInMethodProps & { email: string; onEmail: (email: string) => void };

type CredentialsForm<Values> = {
  rule: (rules: Awaited<ReturnType<typeof loadRules>>) => Rule<Values>;
  send: (values: Values) => Promise<unknown>;
  succeeded: Toast;
  failed: Toast;
};

/** The form of log-in or registration; goes to /daily by a full navigation. */
export function useCredentialsForm<Values>(
  { onEmail, pending, onPending }: CredentialsFormProps,
  { rule, send, succeeded, failed }: CredentialsForm<Values>,
) {
  const told = useRef<number>(null);
  const { form, button, ...state } = useForm({
    rule: async () => rule(await loadRules()),
    send: async (values) => {
      onPending('form');
      await send(values);
      enterDiary(succeeded);
      return LEAVING;
    },
    onFailure: ({ code, message, fields }) => {
      onPending(null);
      const reason = IS_ABOUT_THE_INPUT.has(code) ? failed : { ...failed, text: message };
      // Show a permanent refusal, such as a locked account, and a fault of the page in both places.
      told.current = showToast(code === 'FORBIDDEN' || code === 'PROGRAM' ? reason : failed).id;
      return { errors: fields, failure: reason };
    },
  });

  // The person or the browser may have filled in the address before hydration.
  const takeOver = useEffectEvent(onEmail);
  const { ref } = form;
  useLayoutEffect(() => {
    const typed = new FormData(ref.current ?? undefined);
    takeOver(String(typed.get('username') ?? ''));
  }, [ref]);
  // The toast of a failed attempt belongs to this form, and not to the next page.
  useEffect(() => () => dismissToast(told.current), []);
  // Load the rules right after the form.
  useEffect(() => {
    loadRules().catch(() => {});
  }, []);

  return { ...state, form, button: { ...button, disabled: button.disabled || pending !== null } };
}
