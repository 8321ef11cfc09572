import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../bff/account/account.numbers.rules.ts';
import { toFailure } from '../graphql/error-message.ts';
import { ChangePasswordDocument, RecentSignInDocument } from '../graphql/operations.generated.ts';
import { ProgramKeysDocument } from '../graphql/ways-in-operations.generated.ts';
import { type FieldErrors, focusFirstInvalid } from '../lib/field-errors.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { END_PROGRAMS_TOO } from '../session/devices.texts.ts';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { SAVING } from '../ui/pending.texts.ts';
import styles from '../ui/section.module.css';
import switchStyles from '../ui/switch.module.css';
import { TextField } from '../ui/text-field.tsx';
import { showToast, type Toast } from '../ui/toast-store.ts';
import {
  DIFFERS_FROM_ABOVE,
  PASSWORD_CHANGED,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
  passwordNotChanged,
} from './profile.texts.ts';

/** The new password, twice; the current one too where the last sign-in is not recent. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const current = useCurrentUser();
  const { data, refetch } = useQuery(RecentSignInDocument, { fetchPolicy: 'network-only' });
  const keys = useQuery(ProgramKeysDocument);
  const [changePassword, { loading }] = useMutation(ChangePasswordDocument, {
    refetchQueries: [ProgramKeysDocument],
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  useUnfinished(true);

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);

  function refuse(field: string, toast: Toast, text = toast.text ?? '') {
    setErrors({ [field]: text });
    showToast(toast);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const entries = new FormData(event.currentTarget);
    const [password, confirmation, currentPassword] = [
      String(entries.get('password')),
      String(entries.get('confirmation')),
      entries.get('currentPassword'),
    ];
    if (password !== confirmation) return refuse('confirmation', PASSWORDS_DIFFER, DIFFERS_FROM_ABOVE);
    if (password.length < PASSWORD_MIN_LENGTH) return refuse('password', PASSWORD_TOO_SHORT);

    setErrors({});
    try {
      await changePassword({
        variables: {
          password,
          currentPassword: currentPassword === null ? null : String(currentPassword),
          endsProgramKeys: entries.has('endsProgramKeys'),
        },
      });
      showToast(PASSWORD_CHANGED);
      onClose();
    } catch (error) {
      const { code, message, fields } = toFailure(error);
      // The sign-in may have grown old while the form was open: then the third field is needed now.
      if (code === 'FORBIDDEN') await refetch().catch(() => {});
      showToast(passwordNotChanged(message));
      setErrors(code === 'FORBIDDEN' ? { currentPassword: message } : { password: message, ...fields });
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {/* Tells a password manager whose password this is. */}
      {current.status === 'signedIn' && (
        <input hidden readOnly autoComplete="username" value={current.user.username} />
      )}
      <NewPasswordField error={errors.password} />
      <TextField
        label="Passwort bestätigen"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation}
      />
      {data?.currentUser?.hasRecentSignIn === false && (
        <TextField
          label="Aktuelles Passwort"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
      )}
      {keys.data && keys.data.programKeys.length > 0 && (
        <label className={switchStyles.switch}>
          <input type="checkbox" name="endsProgramKeys" />
          {END_PROGRAMS_TOO}
        </label>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" disabled={loading} onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" pending={loading} pendingLabel={SAVING}>
          Passwort speichern
        </Button>
      </div>
    </form>
  );
}
