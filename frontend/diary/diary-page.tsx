import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { isResult, storeFocusTarget } from '../answer/result-notes.ts';
import { Horizon } from '../horizon/horizon.tsx';
import { toFailure } from '../lib/failure.ts';
import { PATHS } from '../lib/paths.ts';
import { useDelayedReload } from '../lib/use-delayed-reload.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { useCurrentUser, useUserId } from '../session/use-current-user.ts';
import { DiaryBadges } from '../streak/diary-badges.tsx';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast, storeShownToasts } from '../ui/toast-store.ts';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { entryDeleted } from './deletion-undo.ts';
import styles from './diary.module.css';
import { AnswersDocument } from './diary.operations.generated.ts';
import { DiaryBenefits } from './diary-benefits.tsx';
import { DiaryContents } from './diary-contents.tsx';
import { nameDay } from './diary-place.ts';

const DIARY_HEADING = 'Mein persönliches Resilienz-Tagebuch';

/** A page holds every possible day of a month. */
const VARIABLES = { first: 31 };

function WaitingDiary() {
  return (
    <div className={`column ${styles.page}`}>
      <title>{BRAND}</title>
      <h1 className={styles.heading}>{DIARY_HEADING}</h1>
      <Spinner titled={false} />
    </div>
  );
}

/** The diary without a network: no entry is kept on the device. */
function DiaryOffline({ onRetry }: { onRetry: () => unknown }) {
  useWindowEvent('online', () => void onRetry());
  return (
    <div className={`column ${styles.page}`}>
      <PageMeta title="Mein Tagebuch" description={`Dein persönliches Resilienz-Tagebuch bei ${BRAND}.`} />
      <PageHeading className={styles.heading}>{DIARY_HEADING}</PageHeading>
      <div className={`card centered ${styles.empty}`} role="status">
        <Horizon shape="middle" className={styles.scene} />
        <h2>Ohne Netz zeigen wir Dir hier nichts. Schreiben geht.</h2>
        <p>Deine Einträge liegen nur auf dem Server. Sobald das Netz wieder da ist, stehen sie hier.</p>
        <ButtonLink to={PATHS.daily}>Zur Tagesfrage</ButtonLink>
      </div>
    </div>
  );
}

function DiaryEmpty() {
  return (
    <div className={`card centered ${styles.empty}`}>
      <Horizon shape="middle" className={styles.scene} />
      <h2>Noch keine Einträge vorhanden</h2>
      <p>Hier sammeln sich Deine guten Momente. Der erste ist eine Minute entfernt.</p>
      <ButtonLink to={PATHS.daily}>Zur Tagesfrage</ButtonLink>
      <p className="row small">
        Hast Du schon anderswo geschrieben? <TextLink to={PATHS.import}>Einträge mitbringen</TextLink>
      </p>
    </div>
  );
}

/** The diary: all answers, newest first, to read, edit and delete. */
export function Page() {
  const { data, error, refetch } = useQuery(AnswersDocument, {
    variables: VARIABLES,
    fetchPolicy: 'cache-and-network',
  });
  // Deferred, so that a phone builds the first entries in small steps and stays responsive; later changes show at once.
  const isLoaded = useDeferredValue(data !== undefined);
  const diary = isLoaded ? data : undefined;
  const [deleting, setDeleting] = useState<AnswerFieldsFragment | null>(null);
  const [hasDeleted, setHasDeleted] = useState(false);
  const reloadLater = useDelayedReload();
  const userId = useUserId();

  function onDeleted(answer: AnswerFieldsFragment) {
    setDeleting(null);
    setHasDeleted(true);
    showToast(entryDeleted(userId, answer));
    // The reload below shows the same entries, unless it has to wait for unfinished work.
    refetch().catch(() => {});
    reloadLater(0, () => {
      // If the entry was deleted elsewhere, its unsaved edit goes too.
      storeShownToasts();
      storeFocusTarget('diary');
      nameDay(answer.day);
    });
  }

  const isOffline = useCurrentUser().status === 'offline' || (error && toFailure(error).code === 'NETWORK');
  if (!diary && isOffline) return <DiaryOffline onRetry={refetch} />;
  if (!diary) return error ? <LoadFailed onRetry={refetch} /> : <WaitingDiary />;

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta title="Mein Tagebuch" description={`Dein persönliches Resilienz-Tagebuch bei ${BRAND}.`} />
      <PageHeading className={styles.heading} isResult={hasDeleted || isResult('diary')}>
        {DIARY_HEADING}
      </PageHeading>
      {diary.answers.nodes.length === 0 ? (
        <>
          <div className={`screen-only row ${styles.badges}`}>
            <DiaryBadges entries={diary.answerCount} isStreakCurrent />
          </div>
          <DiaryEmpty />
          <DiaryBenefits />
        </>
      ) : (
        <DiaryContents diary={diary} onDelete={setDeleting} />
      )}
      <DeleteEntryDialog
        today={diary.today}
        answer={deleting}
        onCancel={() => setDeleting(null)}
        onDeleted={onDeleted}
      />
    </div>
  );
}

export const waiting = <WaitingDiary />;

export const first = { query: AnswersDocument, variables: VARIABLES };
