import { exportFileName } from '../../bff/account/export-file.rules.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import type { Exported } from './fetch-export.ts';

/** JSON: the account and its answers, indented by two spaces. */
export function jsonFile(account: Exported, day: string): GeneratedFile {
  return {
    name: exportFileName(day),
    text: JSON.stringify(account, null, 2),
    type: 'application/json',
  };
}
