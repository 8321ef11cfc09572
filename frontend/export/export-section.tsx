import { toFailure } from '../lib/failure.ts';
import { markSignedOut, useUserId } from '../session/use-current-user.ts';
import { Section } from '../ui/section.tsx';
import { ExportList } from './export-list.tsx';
import { fetchExport } from './fetch-export.ts';

export const EXPORT_ID = 'mitnehmen';

/** 'Daten exportieren': the diary as a file, in four formats. */
export function ExportSection() {
  const userId = useUserId();

  async function fetchOwnExport() {
    try {
      return await fetchExport('/api/user/export', { headers: { 'X-User': userId } });
    } catch (error) {
      if (toFailure(error).code === 'UNAUTHENTICATED') markSignedOut();
      throw error;
    }
  }

  return (
    <Section title="Daten exportieren" id={EXPORT_ID}>
      <p>
        Nimm Dein Tagebuch mit, so oft Du willst. Die Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann
        alles lesen.
      </p>
      <ExportList fetchExport={fetchOwnExport} hasAccount />
    </Section>
  );
}
