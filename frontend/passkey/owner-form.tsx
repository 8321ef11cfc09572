import { useQuery } from '@apollo/client/react';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { RECENT_SIGN_IN_MINUTES } from '../../bff/platform/session/session-lifetime.rules.ts';
import type { AppError } from '../lib/failure.ts';
import { RecentSignInDocument, type RecentSignInQuery } from '../session/recent-sign-in.generated.ts';
import { lastKnownUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import styles from '../ui/section.module.css';
import { PasswordField } from '../ui/text-field.tsx';
import { failed, showToast, type Toast } from '../ui/toast-store.ts';
import type { FieldErrors, ShownFailure } from '../ui/use-action.ts';
import { loadNoRule, type Rule, useForm } from '../ui/use-form.ts';
import { browserRefusal } from './passkey.wording.ts';
import { chooseInDialog, signInWith } from './sign-in.ts';
import { canUsePasskeys } from './support.ts';

type OwnerFormProps<Values> = {
  /** Proof that an old sign-in needs: the password or a passkey, only the password, or nothing. */
  proof?: 'any' | 'password' | 'none';
  label: string;
  pendingLabel: string;
  kind?: 'primary' | 'danger';
  rule: () => Promise<Rule<Values>>;
  read?: (entries: FormData) => unknown;
  onSubmit: (values: Values, currentPassword: string | null, entries: FormData) => Promise<unknown>;
  /** Toast after the action, which also closes the form. */
  done?: Toast;
  onInvalid?: (errors: FieldErrors) => void;
  /** Shows a failure in the form's own way, unless the failure asks for proof. */
  onFailure?: (failure: AppError) => ShownFailure | undefined;
  onCancel: () => void;
  /** The page begins with the form, so the focus stays at the page's heading. */
  isPage?: boolean;
  children?: (errors: FieldErrors, isBarred: boolean) => ReactNode;
  /** Content below the proof. */
  last?: ReactNode;
};

/** The account if its sign-in is too old for an owner's action, and how a passkey renews the sign-in. */
function useOldSignIn(isSkipped: boolean) {
  const { data, refetch } = useQuery(RecentSignInDocument, {
    fetchPolicy: 'cache-and-network',
    skip: isSkipped,
  });
  const ifOld = (asked: RecentSignInQuery | undefined) => (asked?.me?.hasRecentSignIn ? null : asked?.me);

  async function askAgain() {
    const asked = await refetch().catch(() => null);
    return ifOld(asked?.data);
  }

  async function renew() {
    await signInWith(await chooseInDialog(), lastKnownUserId());
    await refetch();
  }

  return { old: isSkipped ? null : ifOld(data), askAgain, renew };
}

function shownRefusal(failure: AppError): ShownFailure {
  const refusal = browserRefusal(failure.cause);
  return refusal === null ? {} : { failure: failed('', refusal ?? failure.message) };
}

/**
 * Focuses the form's first field, or 'Abbrechen', its last button, in a form without fields; again on call. A form that
 * is there from the beginning of its page waits for the call.
 */
function useBeginning(form: RefObject<HTMLFormElement | null>, isPage: boolean, asksPassword: boolean) {
  const begin = useCallback(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([hidden])');
    (field ?? [...(form.current?.querySelectorAll('button') ?? [])].at(-1))?.focus();
  }, [form]);
  useEffect(() => {
    // The password field comes after the form: by then the person may type in another field.
    const isTyping = asksPassword && form.current?.querySelector('input:focus');
    if (!isTyping && !isPage) begin();
  }, [form, begin, isPage, asksPassword]);
  return begin;
}

/**
 * A form for owner's actions. After an old sign-in it asks for the current password, or lets a passkey renew the
 * sign-in.
 */
export function OwnerForm<Values>(props: OwnerFormProps<Values>) {
  const { proof = 'any', label, pendingLabel, kind = 'primary', onSubmit, onCancel, children } = props;
  const { old, askAgain, renew } = useOldSignIn(proof === 'none');
  const hasPasskey = proof === 'any' && old && old.passkeys.length > 0;
  const isBarred = Boolean(old && !old.hasPassword);
  const { form, button, errors, failure, run } = useForm({
    rule: props.rule,
    read: props.read,
    send: async (values, entries) => {
      const currentPassword = entries.get('currentPassword');
      await onSubmit(values, currentPassword === null ? null : String(currentPassword), entries);
      if (!props.done) return;
      showToast(props.done);
      onCancel();
    },
    onInvalid: props.onInvalid,
    onFailure,
  });
  const asksPassword = Boolean(old?.hasPassword);
  const begin = useBeginning(form.ref, props.isPage ?? false, asksPassword);

  /** Renews the sign-in; the button goes, and the focus returns to the beginning. */
  async function confirmWithPasskey() {
    await renew();
    begin();
  }

  async function onFailure(failure: AppError): Promise<ShownFailure | undefined> {
    if (browserRefusal(failure.cause) !== undefined) return shownRefusal(failure);
    const told = props.onFailure?.(failure);
    // If the sign-in has aged while the form was open, ask for proof now.
    const oldNow = failure.code === 'FORBIDDEN' ? await askAgain() : null;
    return oldNow?.hasPassword ? { errors: { currentPassword: failure.message } } : told;
  }

  return (
    <form {...form} className={`rows ${styles.form}`}>
      <FormFailure failure={failure} />
      {children?.(errors, isBarred)}
      {asksPassword && (
        <PasswordField label="Aktuelles Passwort" name="currentPassword" error={errors.currentPassword} />
      )}
      {isBarred && !hasPasskey && (
        <p>
          Zu Deiner Sicherheit geht das nur in den ersten {RECENT_SIGN_IN_MINUTES}&nbsp;Minuten nach einer
          Anmeldung. Melde Dich dafür ab und wieder an.
        </p>
      )}
      {props.last}
      <div className={`row ${styles.actions}`}>
        {hasPasskey && canUsePasskeys() && (
          <Button
            kind={isBarred ? 'primary' : 'secondary'}
            disabled={button.pending}
            onClick={() => void run(confirmWithPasskey, shownRefusal)}
          >
            Mit Passkey bestätigen
          </Button>
        )}
        {!isBarred && (
          <Button {...button} kind={kind} pendingLabel={pendingLabel}>
            {label}
          </Button>
        )}
        <Button disabled={button.pending} onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

type RemovalFormProps = {
  onRemove: (currentPassword: string | null) => Promise<unknown>;
  done?: Toast;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before access to the diary is removed, and says what will stop working. */
export function RemovalForm({ onRemove, children, ...rest }: RemovalFormProps) {
  return (
    <OwnerForm
      {...rest}
      label="Entfernen"
      pendingLabel={'Entferne\u00a0…'}
      kind="danger"
      rule={loadNoRule}
      onSubmit={(_values, currentPassword) => onRemove(currentPassword)}
    >
      {() => <p>{children}</p>}
    </OwnerForm>
  );
}
