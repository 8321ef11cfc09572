import { useState } from 'react';
import { calendarDay } from '../lib/dates.ts';
import { downloadFile } from '../lib/download-file.ts';
import { toFailure, UNKNOWN_FAILURE } from '../lib/failure.ts';
import { Button } from '../ui/button.tsx';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import styles from './export.module.css';
import type { ExportKind } from './export-kinds.ts';
import type { Exported } from './fetch-export.ts';

type ExportListProps = {
  /** Fetches the export. Rejects with a German sentence. */
  take: () => Promise<Exported>;
  kinds: ExportKind[];
};

/** Ways to take a diary along, each with a sentence and a button. */
export function ExportList({ take, kinds }: ExportListProps) {
  const [pending, setPending] = useState<ExportKind | null>(null);

  async function download(kind: ExportKind) {
    setPending(kind);
    try {
      downloadFile(kind.makeFile(await take(), calendarDay(new Date())));
      showToast(succeeded('Export erfolgreich'));
    } catch (error) {
      showToast(failed('Export fehlgeschlagen', toFailure(error).message || UNKNOWN_FAILURE));
    }
    setPending(null);
  }

  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind.label} className={`stack ${styles.kind}`}>
          <p>{kind.meaning}</p>
          <Button
            kind="secondary"
            pending={pending === kind}
            pendingLabel="Exportiere..."
            disabled={pending !== null}
            onClick={() => void download(kind)}
          >
            {kind.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
