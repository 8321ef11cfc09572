import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { evictToday } from '../graphql/evict-today.ts';
import { entryCount } from '../lib/counts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { StepCard } from '../ui/step-card.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import {
  AnswerImportsDocument,
  type AnswerImportsQuery,
  UndoImportDocument,
} from './import.operations.generated.ts';
import { instant, period, undone } from './import.wording.ts';

type AnswerImport = NonNullable<AnswerImportsQuery['me']>['imports'][number];

/** The imports that can still be undone, or only the import `only`. */
export function RecentImports({ only, onUndone }: { only?: string; onUndone?: () => void }) {
  const { data, refetch } = useQuery(AnswerImportsDocument, { fetchPolicy: 'network-only' });
  const [undoImport] = useMutation(UndoImportDocument, { update: evictToday });
  const { run, pending } = useAction('Import nicht rückgängig gemacht');
  const [asked, setAsked] = useState<AnswerImport | null>(null);
  const shown = data?.me?.imports.filter(({ id }) => only === undefined || id === only) ?? [];

  async function undo({ id }: AnswerImport) {
    await run(async () => {
      const { data: payload } = await undoImport({ variables: { id } });
      if (payload) showToast(undone(payload.undoImport.removed, payload.undoImport.kept));
      onUndone?.();
    });
    setAsked(null);
    await refetch().catch(() => {});
  }

  return (
    <>
      {shown.map((one) => (
        <StepCard key={one.id}>
          <h2>Mitgebracht am {instant(one.importedAt)}</h2>
          <p>
            {entryCount(one.entries)}, {period(one.firstDay, one.lastDay)}. Rückgängig machen kannst Du das
            bis {instant(one.undoableUntil)}.
          </p>
          <Button onClick={() => setAsked(one)}>Import rückgängig machen</Button>
        </StepCard>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title="Import rückgängig machen?"
        text="Die Einträge aus dieser Datei verschwinden wieder aus Deinem Tagebuch. Was Du seitdem geändert hast, bleibt."
        confirmLabel="Ja, rückgängig machen"
        pendingLabel={'Einen Moment\u00a0…'}
        pending={pending}
        onConfirm={() => asked && void undo(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
