import { useState } from 'react';
import { plainRequest } from '../graphql/plain-request.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { EmailField, TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { CheckRecoveryCodeDocument, type RecoveryMethod } from './recovery-code.plain.generated.ts';
import { type CodeCredentials, NewPasskeyForm, NewPasswordForm } from './recovery-forms.tsx';

type Opened = { method: RecoveryMethod; credentials: CodeCredentials };

/** Opens an account by its recovery code: first address and code, then the new credential. */
export function Page() {
  const [opened, setOpened] = useState<Opened | null>(null);

  return (
    <FormPage
      title="Mit dem Wiederherstellungsblatt anmelden"
      description="Öffne Dein Konto mit dem Code von Deinem Wiederherstellungsblatt."
      heading={opened ? 'Der Code stimmt' : undefined}
    >
      {!opened && <CodeForm onOpened={setOpened} />}
      {opened?.method === 'PASSWORD' && <NewPasswordForm {...opened.credentials} />}
      {opened?.method === 'PASSKEY' && <NewPasskeyForm {...opened.credentials} />}
    </FormPage>
  );
}

function CodeForm({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const { form, button, errors, failure } = useForm({
    rule: async () => (await import('../../bff/recovery-code/recovery-code.rules.ts')).recoveryCodeRule,
    send: async (credentials) => {
      const { checkRecoveryCode } = await plainRequest(CheckRecoveryCodeDocument, credentials);
      onOpened({ ...checkRecoveryCode, credentials });
    },
  });

  return (
    <form {...form}>
      <p>
        Beides steht auf Deinem Blatt. Beim Code ist egal, ob groß oder klein, mit oder ohne Leerzeichen und
        Striche.
      </p>
      <FormFailure failure={failure} />
      <EmailField error={errors.username} />
      <TextField
        label="Code vom Blatt"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Sechs Gruppen aus vier Buchstaben und Ziffern."
        error={errors.code}
      />
      <Button {...button} pendingLabel={'Wird geprüft\u00a0…'}>
        Weiter
      </Button>
      <NoScript />
    </form>
  );
}
