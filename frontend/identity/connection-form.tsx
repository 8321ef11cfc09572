import { useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toFailure } from '../graphql/error-message.ts';
import { RecentSignInDocument } from '../graphql/operations.generated.ts';
import { focusFirstInvalid } from '../lib/field-errors.ts';
import { usePageRestored } from '../lib/use-page-restored.ts';
import { SIGN_IN_ANEW } from '../session/recent-sign-in.texts.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import styles from '../ui/section.module.css';
import { TextField } from '../ui/text-field.tsx';
import { showToast, type Toast } from '../ui/toast-store.ts';
import { type IdentityProvider, notConnected, notDisconnected, PROVIDER_NAMES } from './provider.texts.ts';
import { useConnection } from './use-connection.ts';

type ConnectionFormProps = {
  provider: IdentityProvider;
  isConnected: boolean;
  hasPassword: boolean;
  onClose: () => void;
};

/** Confirms that a provider is connected or disconnected, with the password when the sign-in is not recent. */
export function ConnectionForm({ provider, isConnected, hasPassword, onClose }: ConnectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const { data, refetch } = useQuery(RecentSignInDocument, { fetchPolicy: 'network-only' });
  const { connect, disconnect } = useConnection(provider);
  const [pending, setPending] = useState(false);
  const [passwordError, setPasswordError] = useState<string>();
  const [failure, setFailure] = useState<Toast | null>(null);
  const isOld = data?.currentUser?.hasRecentSignIn === false;
  const isBarred = isOld && !hasPassword;
  const name = PROVIDER_NAMES[provider];

  usePageRestored(() => setPending(false));
  useEffect(() => cancel.current?.focus(), []);
  useEffect(() => {
    if (passwordError) focusFirstInvalid(form.current);
  }, [passwordError]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || isBarred) return;
    const entry = new FormData(event.currentTarget).get('currentPassword');
    const currentPassword = entry === null ? null : String(entry);
    setPending(true);
    setFailure(null);
    setPasswordError(undefined);
    try {
      if (!isConnected) return await connect(currentPassword);
      await disconnect(currentPassword);
      onClose();
    } catch (error) {
      setPending(false);
      const { code, message } = toFailure(error);
      const told = isConnected ? notDisconnected(message) : notConnected(message);
      showToast(told);
      // The sign-in may have grown old while the form was open: then the password is needed now.
      if (code === 'FORBIDDEN') await refetch().catch(() => {});
      if (code === 'FORBIDDEN' && hasPassword) setPasswordError(message);
      else setFailure(told);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormFailure failure={failure} />
      <p>{isBarred ? SIGN_IN_ANEW : question(name, isConnected)}</p>
      {isOld && hasPassword && (
        <TextField
          label="Aktuelles Passwort"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={passwordError}
        />
      )}
      <div className={styles.actions}>
        <Button ref={cancel} kind="secondary" disabled={pending} onClick={onClose}>
          Abbrechen
        </Button>
        {!isBarred && (
          <Button
            type="submit"
            kind={isConnected ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel={isConnected ? 'Trenne\u00a0…' : 'Verbinde\u00a0…'}
          >
            {isConnected ? 'Trennen' : `Weiter zu ${name}`}
          </Button>
        )}
      </div>
    </form>
  );
}

function question(name: string, isConnected: boolean): string {
  return isConnected
    ? `Danach kannst Du Dich nicht mehr mit ${name} anmelden.`
    : `Du wirst zu ${name} weitergeleitet und kommst danach hierher zurück.`;
}
