import { useMutation, useQuery } from '@apollo/client/react';
import { ApiTokensDocument } from '../api-token/api-token.operations.generated.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useOpeners } from '../lib/use-openers.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { END_PROGRAMS_TOO } from '../session/session.wording.ts';
import { useAddress } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import { SAVING } from '../ui/ui.wording.ts';
import { ChangePasswordDocument } from './account.operations.generated.ts';
import { invalidPassword, passwordNotChanged } from './profile.wording.ts';

/** 'Passwort ändern': collapsed, then a form, then collapsed on cancel or success. */
export function PasswordChange() {
  const { open, opener, close } = useOpeners();

  if (open) return <PasswordForm onClose={close} />;
  return <Button {...opener('password')}>Passwort ändern</Button>;
}

/** The new password, twice; also the current password if the last sign-in is not recent. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const address = useAddress();
  const tokens = useQuery(ApiTokensDocument).data?.me?.apiTokens ?? [];
  const [changePassword] = useMutation(ChangePasswordDocument);
  useUnfinished(true);

  return (
    <OwnerForm
      proof="password"
      label="Passwort speichern"
      pendingLabel={SAVING}
      rule={async () => (await import('../../bff/account/account.rules.ts')).passwordChangeRule}
      onInvalid={(errors) => showToast(invalidPassword(errors))}
      onSubmit={({ password }, currentPassword, entries) =>
        changePassword({
          variables: { password, currentPassword, endsApiTokens: entries.has('endsApiTokens') },
        })
      }
      done={succeeded('Passwort geändert')}
      onFailure={({ code, message, fields }) => {
        showToast(passwordNotChanged(message));
        return code === 'TOO_MANY_REQUESTS' ? {} : { errors: { password: message, ...fields } };
      }}
      onCancel={onClose}
      last={tokens.length > 0 && <Switch label={END_PROGRAMS_TOO} name="endsApiTokens" />}
    >
      {(errors) => (
        <>
          {/* Tells a password manager whose password this is. */}
          <input hidden readOnly autoComplete="username" value={address ?? ''} />
          <NewPasswordField error={errors.password} />
          <PasswordField
            label="Passwort bestätigen"
            name="confirmation"
            autoComplete="new-password"
            error={errors.confirmation}
          />
        </>
      )}
    </OwnerForm>
  );
}
