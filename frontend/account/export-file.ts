import { exportFileName } from '../../bff/account/export-file.rules.ts';
import type { DataExportQuery } from '../graphql/operations.generated.ts';

/** The export: the account and its answers, without internal fields. */
export function exportFile(
  { username, provider, createdAt, answers }: DataExportQuery['dataExport'],
  day: string,
) {
  const content = {
    username,
    provider,
    createdAt,
    answers: answers.map(({ content, date, createdAt, updatedAt }) => ({
      content,
      date,
      createdAt,
      updatedAt,
    })),
  };
  return { name: exportFileName(day), text: JSON.stringify(content, null, 2) };
}

/** Downloads a text as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
