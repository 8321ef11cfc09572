import { toFailure } from '../lib/failure.ts';
import { lastKnownUserId, markSignedOut } from '../session/use-current-user.ts';
import { ACCOUNT_KIND, DIARY_KINDS } from './export-kinds.ts';
import { ExportList } from './export-list.tsx';
import { fetchExport } from './fetch-export.ts';

/** The profile's row with the files of the diary, as a fragment of the address. */
export const DIARY_FILES_ID = 'mitnehmen';

/** Fetches the export of the signed-in person; an ended session signs the page out. */
async function takeExport() {
  try {
    return await fetchExport('/api/user/export', { headers: { 'X-User': String(lastKnownUserId()) } });
  } catch (error) {
    if (toFailure(error).code === 'UNAUTHENTICATED') markSignedOut();
    throw error;
  }
}

/** 'Daten exportieren': the account and the diary as a JSON file. */
export function AccountExport() {
  return <ExportList take={takeExport} kinds={[ACCOUNT_KIND]} />;
}

/** The diary alone, as a file to read or for other programs. */
export function DiaryExport() {
  return (
    <>
      <p>
        Nimm Dein Tagebuch mit, so oft Du willst. Die Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann
        alles lesen.
      </p>
      <ExportList take={takeExport} kinds={DIARY_KINDS} />
    </>
  );
}
