import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { SCOPES } from '../../bff/api-token/scopes.rules.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './api-token.module.css';
import {
  ApiTokensDocument,
  CreateApiTokenDocument,
  type CreateApiTokenMutationVariables,
} from './api-token.operations.generated.ts';
import { SCOPE_MEANINGS } from './api-token.wording.ts';

const LIFETIMES: [days: number, label: string][] = [
  [30, '30\u00a0Tage'],
  [90, '90\u00a0Tage'],
  [365, 'ein Jahr'],
];

export type NewToken = { token: string; name: string };

type NewTokenFormProps = { onDone: (made: NewToken) => void; onCancel: () => void };

/** Creates a token: the program's name, its scope and its lifetime. */
export function NewTokenForm({ onDone, onCancel }: NewTokenFormProps) {
  const id = useId();
  // Not cached: the token is sent only once.
  const [createApiToken] = useMutation(CreateApiTokenDocument, {
    fetchPolicy: 'no-cache',
    refetchQueries: [ApiTokensDocument],
    awaitRefetchQueries: true,
  });

  async function create(input: CreateApiTokenMutationVariables['input']) {
    const { data, error } = await createApiToken({ variables: { input } });
    if (!data) throw error;
    const { secret, apiToken } = data.createApiToken;
    onDone({ token: secret, name: apiToken.name });
  }

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
      onSubmit={create}
      onCancel={onCancel}
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
