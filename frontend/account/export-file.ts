import { exportFileName } from '../../bff/account/export-file.rules.ts';
import type { DataExportQuery } from '../graphql/operations.generated.ts';

/** The export: the account and its answers as they were asked for, without what Apollo adds. */
export function exportFile(dataExport: DataExportQuery['dataExport'], day: string) {
  const withoutTypes = (key: string, value: unknown) => (key === '__typename' ? undefined : value);
  return { name: exportFileName(day), text: JSON.stringify(dataExport, withoutTypes, 2) };
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
