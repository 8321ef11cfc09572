import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { enterDiary } from '../session/enter-diary.ts';
import { dismissToast, showToast, type Toast } from '../ui/toast-store.ts';
import { LEAVING, type Rule, useForm } from '../ui/use-form.ts';

// For other failures, such as too many attempts, the specified advice about the input would mislead.
const IS_ABOUT_THE_INPUT = new Set(['UNAUTHENTICATED', 'BAD_USER_INPUT', 'CONFLICT']);

const loadRules = () => import('../../bff/account/account.rules.ts');

/** Pending state shared by the sign-in methods: only one method runs at a time. */
export type SharedPending = { blocked: boolean; onPending: (pending: boolean) => void };

type CredentialsForm<Values> = {
  rule: (rules: Awaited<ReturnType<typeof loadRules>>) => Rule<Values>;
  send: (values: Values) => Promise<unknown>;
  succeeded: Toast;
  failed: Toast;
  waiting: SharedPending;
  /** Receives the address that the person or browser filled in before hydration. */
  onPrefilled: (email: string) => void;
};

/** The form of log-in or registration; goes to /daily by a full navigation. */
export function useCredentialsForm<Values>({ rule, send, waiting, ...options }: CredentialsForm<Values>) {
  const told = useRef<number>(null);
  const { form, button, ...state } = useForm({
    rule: async () => rule(await loadRules()),
    send: async (values) => {
      waiting.onPending(true);
      await send(values);
      enterDiary(options.succeeded);
      return LEAVING;
    },
    onFailure: ({ code, message, fields }) => {
      waiting.onPending(false);
      const { failed } = options;
      const reason = IS_ABOUT_THE_INPUT.has(code) ? failed : { ...failed, text: message };
      // Show a permanent refusal, such as a locked account, and a fault of the page in both places.
      told.current = showToast(code === 'FORBIDDEN' || code === 'PROGRAM' ? reason : failed).id;
      return { errors: fields, failure: reason };
    },
  });

  const takeOver = useEffectEvent(options.onPrefilled);
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

  return { ...state, form, button: { ...button, disabled: button.disabled || waiting.blocked } };
}
