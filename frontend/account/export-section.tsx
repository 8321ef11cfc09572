import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toFailure } from '../graphql/error-message.ts';
import { DataExportDocument } from '../graphql/operations.generated.ts';
import { calendarDay } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { showToast } from '../ui/toast-store.ts';
import { downloadFile, exportFile } from './export-file.ts';
import { EXPORTED, exportFailed } from './profile.texts.ts';

/** Exports all stored data as one JSON file. */
export function ExportSection() {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      const { name, text } = exportFile(await ask(), calendarDay(new Date()));
      downloadFile(name, text, 'application/json');
      showToast(EXPORTED);
    } catch (error) {
      showToast(exportFailed(error instanceof Error ? error.message : ''));
    }
    setPending(false);
  }

  /** Rejects with the sentence of a failed request; what fails afterwards, in the browser, has a message of its own. */
  async function ask() {
    try {
      const { data, error } = await client.query({ query: DataExportDocument, fetchPolicy: 'no-cache' });
      if (!data) throw error;
      return data.dataExport;
    } catch (error) {
      throw new Error(toFailure(error).message);
    }
  }

  return (
    <Section title="Daten exportieren">
      <p>Lade alle gespeicherten Reflexionen und Kontoinformationen als JSON-Datei herunter.</p>
      <Button kind="secondary" pending={pending} pendingLabel="Exportiere..." onClick={() => void download()}>
        Daten exportieren
      </Button>
    </Section>
  );
}
