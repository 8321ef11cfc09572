import { useState } from 'react';
import { calendarDay } from '../lib/dates.ts';
import { downloadFile } from '../lib/download-file.ts';
import { Button } from '../ui/button.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
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
  const { run, pending } = useAction('Export fehlgeschlagen');
  const [chosen, setChosen] = useState<ExportKind>();

  async function download(kind: ExportKind) {
    setChosen(kind);
    await run(async () => {
      downloadFile(kind.makeFile(await take(), calendarDay(new Date())));
      showToast(succeeded('Export erfolgreich'));
    });
  }

  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind.label} className={`stack ${styles.kind}`}>
          <p>{kind.meaning}</p>
          <Button
            pending={pending && chosen === kind}
            pendingLabel="Exportiere..."
            disabled={pending}
            onClick={() => void download(kind)}
          >
            {kind.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
