import { useApolloClient } from '@apollo/client/react';
import { toFailure } from '../graphql/error-message.ts';
import { DataExportDocument } from '../graphql/operations.generated.ts';
import { Section } from '../ui/section.tsx';
import { ExportList } from './export-list.tsx';

/** Where the ways to take a diary along are, as a fragment of the profile's address. */
export const EXPORT_ID = 'mitnehmen';

/** 'Daten exportieren': the diary as a file, in four ways. */
export function ExportSection() {
  const client = useApolloClient();

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
    <Section title="Daten exportieren" id={EXPORT_ID}>
      <p>
        Nimm Dein Tagebuch mit, so oft Du willst. Die Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann
        alles lesen.
      </p>
      <ExportList take={ask} hasAccount />
    </Section>
  );
}
