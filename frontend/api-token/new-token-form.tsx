import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { SCOPES } from '../../bff/api-token/scopes.rules.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './api-token.module.css';
import { ApiTokensDocument, CreateApiTokenDocument } from './api-token.operations.generated.ts';
import { SCOPE_MEANINGS } from './api-token.wording.ts';
import { ShownToken } from './shown-token.tsx';

const LIFETIMES: [days: number, label: string][] = [
  [30, '30\u00a0Tage'],
  [90, '90\u00a0Tage'],
  [365, 'ein Jahr'],
];

/** Creates a token from the program's name, its scope and its lifetime, and then shows the token. */
export function NewTokenForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  // Not cached: the token is sent only once.
  const [createApiToken, { data: created }] = useMutation(CreateApiTokenDocument, {
    fetchPolicy: 'no-cache',
    refetchQueries: [ApiTokensDocument],
    awaitRefetchQueries: true,
  });

  if (created) return <ShownToken {...created.createApiToken} onClose={onClose} />;
  return (
    <OwnerForm
      label="Zugang erstellen"
      pendingLabel={'Einen Moment\u00a0…'}
      rule={async () => (await import('../../bff/api-token/api-token.rules.ts')).newApiTokenRule}
      read={(entries) => ({
        ...Object.fromEntries(entries),
        scopes: entries.getAll('scopes'),
        lifetimeDays: Number(entries.get('lifetimeDays')),
      })}
      onSubmit={(input) => createApiToken({ variables: { input } })}
      onCancel={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label="Name des Programms"
            name="name"
            autoComplete="off"
            placeholder="Zum Beispiel: Notizen-App"
            error={errors.name}
          />
          <fieldset className={styles.scopes} aria-describedby={errors.scopes && `${id}-scopes`}>
            <legend>Was darf das Programm?</legend>
            {SCOPES.map((scope) => (
              <label key={scope} className="line">
                <input
                  type="checkbox"
                  name="scopes"
                  value={scope}
                  defaultChecked={scope === 'answers:read'}
                  aria-invalid={errors.scopes ? true : undefined}
                />
                {SCOPE_MEANINGS[scope]}
              </label>
            ))}
            <FieldError id={`${id}-scopes`} message={errors.scopes} />
          </fieldset>
          <SelectField
            label="Wie lange gilt der Zugang?"
            name="lifetimeDays"
            options={LIFETIMES}
            defaultValue={90}
          />
        </>
      )}
    </OwnerForm>
  );
}
