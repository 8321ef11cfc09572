import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { type AnswerFieldsFragment, AnswersDocument } from '../graphql/diary-page-operations.generated.ts';
import { useDelayedReload } from '../lib/use-delayed-reload.ts';
import { StreakBadge } from '../streak/streak-badge.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { rememberToast, showToast } from '../ui/toast-store.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import styles from './diary.module.css';
import { ENTRY_DELETED } from './diary.texts.ts';
import { DiaryBenefits } from './diary-benefits.tsx';
import { DiaryEmpty } from './diary-empty.tsx';
import { DiaryList } from './diary-list.tsx';
import { EntriesBadge } from './entries-badge.tsx';
import { isResult, leaveFocus } from './result-notes.ts';

const PAGE_SIZE = 30;

/** The diary: all answers, newest day first, to be read, edited and deleted. */
function DiaryPage() {
  const {
    data: latest,
    error,
    refetch,
    fetchMore,
  } = useQuery(AnswersDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  // Deferred, the first entries are built in small steps, between which a phone stays awake; changes show at once.
  const isThere = useDeferredValue(latest !== undefined);
  const data = isThere ? latest : undefined;
  const [deleting, setDeleting] = useState<AnswerFieldsFragment | null>(null);
  const reloadLater = useDelayedReload();

  function onDeleted() {
    setDeleting(null);
    showToast(ENTRY_DELETED);
    // The reload below shows the same, unless it has to wait for something unfinished.
    refetch().catch(() => {});
    reloadLater(0, () => {
      rememberToast(ENTRY_DELETED);
      leaveFocus('diary');
    });
  }

  async function loadMore() {
    await fetchMore({
      variables: { before: data?.answers.at(-1)?.day },
      updateQuery: (now, { fetchMoreResult }) => ({
        ...fetchMoreResult,
        answers: [...now.answers, ...fetchMoreResult.answers],
      }),
    });
  }

  if (!data) return error ? <LoadFailed onRetry={refetch} /> : <Spinner />;

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta title="Mein Tagebuch" description={`Dein persönliches Resilienz-Tagebuch bei ${BRAND}.`} />
      <header>
        <PageHeading className={styles.heading} isResult={isResult('diary')}>
          Mein persönliches Resilienz-Tagebuch
        </PageHeading>
        <div className={`row ${styles.badges}`}>
          <StreakBadge />
          <EntriesBadge count={data.answerCount} />
        </div>
      </header>
      {data.answers.length === 0 ? (
        <DiaryEmpty />
      ) : (
        <DiaryList
          answers={data.answers}
          complete={data.answers.length >= data.answerCount}
          onLoadMore={loadMore}
          onDelete={setDeleting}
        />
      )}
      <DiaryBenefits />
      <DeleteEntryDialog answer={deleting} onCancel={() => setDeleting(null)} onDeleted={onDeleted} />
    </div>
  );
}

/** The route of the diary. */
export const diaryPage = { Page: DiaryPage };
