import { useQuery } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { toFailure } from '../graphql/error-message.ts';
import { RecentSignInDocument } from '../graphql/operations.generated.ts';
import { plainFailure } from '../graphql/plain-failure.ts';
import { type FieldErrors, focusFirstInvalid } from '../lib/field-errors.ts';
import { SIGN_IN_ANEW } from '../session/recent-sign-in.texts.ts';
import { askForUser } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import styles from '../ui/section.module.css';
import { TextField } from '../ui/text-field.tsx';
import { failed, type Toast } from '../ui/toast-store.ts';
import { browserRefusal } from './passkey.texts.ts';
import { chooseInDialog, signInWith } from './sign-in.ts';
import { canUsePasskeys } from './support.ts';

/** The ways in which a user can prove to be the account's owner. */
export type Proofs = { hasPassword: boolean; hasPasskey: boolean };

type OwnerFormProps = {
  /** Null where no proof is needed. */
  proofs: Proofs | null;
  label: string;
  pendingLabel: string;
  kind?: 'primary' | 'danger';
  /** Rejects with the failure that the form shows. */
  onSubmit: (entries: FormData, currentPassword: string | null) => Promise<unknown>;
  onCancel: () => void;
  children?: (errors: FieldErrors) => ReactNode;
};

/**
 * A form for what only the account's owner may do: after an old sign-in it asks for the current password, or lets a passkey
 * renew the sign-in.
 */
export function OwnerForm(props: OwnerFormProps) {
  const { proofs, label, pendingLabel, kind = 'primary', onSubmit, onCancel, children } = props;
  const { hasPassword, hasPasskey } = proofs ?? { hasPassword: false, hasPasskey: false };
  const form = useRef<HTMLFormElement>(null);
  const { data, refetch } = useQuery(RecentSignInDocument, {
    fetchPolicy: 'network-only',
    skip: proofs === null,
  });
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Toast | null>(null);
  const isOld = proofs !== null && data?.currentUser?.hasRecentSignIn === false;
  const isBarred = isOld && !hasPassword;

  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);

  async function attempt(action: () => Promise<unknown>) {
    setPending(true);
    setErrors({});
    setFailure(null);
    try {
      await action();
    } catch (error) {
      await show(error);
    }
    setPending(false);
  }

  async function show(error: unknown) {
    const refusal = browserRefusal(error);
    if (refusal === null) return;
    if (refusal !== undefined) return setFailure(failed('', refusal));
    const { code, message, fields } = toFailure(error);
    // The sign-in may have grown old while the form was open: then the proof is needed now.
    const asked = code === 'FORBIDDEN' ? await refetch().catch(() => null) : null;
    if (asked?.data?.currentUser?.hasRecentSignIn === false && hasPassword) {
      return setErrors({ currentPassword: message });
    }
    setErrors(fields);
    if (Object.keys(fields).length === 0) setFailure(failed('', message));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || isBarred) return;
    const entries = new FormData(event.currentTarget);
    const currentPassword = entries.get('currentPassword');
    void attempt(() => onSubmit(entries, currentPassword === null ? null : String(currentPassword)));
  }

  async function renewSignIn() {
    try {
      await signInWith(await chooseInDialog());
    } catch (error) {
      if (browserRefusal(error) !== undefined) throw error;
      return setFailure(failed('', plainFailure(error).message));
    }
    // It may have been somebody else's passkey.
    await askForUser();
    await refetch();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormFailure failure={failure} />
      {children?.(errors)}
      {isOld && hasPassword && (
        <TextField
          label="Aktuelles Passwort"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
      )}
      {isBarred && !hasPasskey && <p>{SIGN_IN_ANEW}</p>}
      <div className={styles.actions}>
        <Button kind="secondary" disabled={pending} onClick={onCancel}>
          Abbrechen
        </Button>
        {isOld && hasPasskey && canUsePasskeys() && (
          <Button
            kind={isBarred ? 'primary' : 'secondary'}
            disabled={pending}
            onClick={() => void attempt(renewSignIn)}
          >
            Mit Passkey bestätigen
          </Button>
        )}
        {!isBarred && (
          <Button type="submit" kind={kind} pending={pending} pendingLabel={pendingLabel}>
            {label}
          </Button>
        )}
      </div>
    </form>
  );
}

type RemovalFormProps = {
  proofs: Proofs;
  onRemove: (currentPassword: string | null) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before one of the ways to the diary is removed; says what is no longer possible then. */
export function RemovalForm({ proofs, onRemove, onCancel, children }: RemovalFormProps) {
  return (
    <OwnerForm
      proofs={proofs}
      label="Entfernen"
      pendingLabel={'Entferne\u00a0…'}
      kind="danger"
      onSubmit={(_entries, currentPassword) => onRemove(currentPassword)}
      onCancel={onCancel}
    >
      {() => <p>{children}</p>}
    </OwnerForm>
  );
}
