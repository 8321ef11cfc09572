import { exportFileName } from '../../bff/account/export-file.rules.ts';
import type { ExportFragment } from '../graphql/operations.generated.ts';
import type { MadeFile } from '../lib/download-file.ts';

/** JSON: the account and its answers as they were asked for, without what Apollo adds. */
export function jsonFile(account: ExportFragment, day: string): MadeFile {
  const withoutTypes = (key: string, value: unknown) => (key === '__typename' ? undefined : value);
  return {
    name: exportFileName(day),
    text: JSON.stringify(account, withoutTypes, 2),
    type: 'application/json',
  };
}
