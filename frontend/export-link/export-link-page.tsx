import { useState } from 'react';
import { DIARY_KINDS, jsonFile } from '../export/export-kinds.ts';
import { ExportList } from '../export/export-list.tsx';
import { type Exported, fetchExport } from '../export/fetch-export.ts';
import { calendarDay } from '../lib/dates.ts';
import { downloadFile } from '../lib/download-file.ts';
import { PATHS } from '../lib/paths.ts';
import { randomHex } from '../lib/random-hex.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkExpired, LinkTokenField } from '../ui/link-token-field.tsx';
import { useLinkForm } from '../ui/use-link-form.ts';

function save(account: Exported) {
  downloadFile(jsonFile(account, calendarDay(new Date())));
}

/** Downloads the export of an account by a link from the operator, without a sign-in. */
export function Page() {
  // The same attempt name allows this page to repeat an export that broke off.
  const [attempt] = useState(() => randomHex(16));
  const linkForm = useLinkForm({
    rule: async () => (await import('../../bff/export-link/export-link.rules.ts')).exportByLinkRule,
    send: (variables) =>
      fetchExport('/api/user/export-by-link', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...variables, attempt }),
      }),
    // The link is used up: this page keeps the account.
    onReply: save,
  });
  const { form, button, errors, failure, token, over, reply: account, isOpen } = linkForm;

  return (
    <FormPage
      title="Deine Daten"
      description="Lade Dein Tagebuch mit dem Link herunter, den Du von uns bekommen hast."
      heading={account ? 'Deine Daten sind heruntergeladen' : over ? 'Link abgelaufen' : undefined}
    >
      {account && (
        <>
          <p>
            Die Datei liegt bei Deinen Downloads. Sie ist nicht verschlüsselt: Verwahre sie gut. Solange diese
            Seite offen ist, kannst Du sie noch einmal speichern, auch zum Lesen.
          </p>
          <Button onClick={() => save(account)}>Noch einmal speichern</Button>
          <ExportList take={async () => account} kinds={DIARY_KINDS} />
        </>
      )}
      {over && <LinkExpired sentence={over} to={PATHS.contact} label="Zum Kontakt" />}
      {isOpen && (
        <form {...form}>
          <p>
            Alle Deine Einträge und die Angaben zu Deinem Konto in einer JSON-Datei. Der Link gilt nur einmal.
          </p>
          <FormFailure failure={failure} />
          <LinkTokenField token={token} error={errors.token} label="Code aus dem Link" />
          <Button {...button} pendingLabel="Exportiere...">
            Daten herunterladen
          </Button>
          <NoScript />
        </form>
      )}
    </FormPage>
  );
}
