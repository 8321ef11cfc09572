import { useQuery } from '@apollo/client/react';
import { type AnswerFieldsFragment, MonthAnswersDocument } from '../graphql/log-operations.generated.ts';
import { notOnPaper } from './diary.texts.ts';
import { DiaryEntry } from './diary-entry.tsx';
import { MoreEntries } from './more-entries.tsx';

type RestOfMonthProps = {
  /** The first day of the month. */
  from: string;
  /** The oldest day that is there already. */
  before: string;
  /** How many entries are missing. */
  count: number;
  onDelete: (answer: AnswerFieldsFragment) => void;
};

/** The entries of a month that did not fit on the page before, because its texts are very long. */
export function RestOfMonth({ from, before, count, onDelete }: RestOfMonthProps) {
  const { data, error, refetch } = useQuery(MonthAnswersDocument, {
    variables: { from, before },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return (
      <MoreEntries
        place={{ current: null }}
        label="Weitere Einträge laden"
        missing={notOnPaper(count)}
        count={count}
        state={error ? 'failed' : 'loading'}
        onLoad={() => void refetch().catch(() => {})}
      />
    );
  }
  const { answers } = data;
  const last = answers.at(-1);
  const missing = count - answers.length;
  return (
    <>
      <ul>
        {answers.map((answer) => (
          <DiaryEntry key={answer.id} answer={answer} onDelete={onDelete} />
        ))}
      </ul>
      {last && missing > 0 && (
        <RestOfMonth from={from} before={last.day} count={missing} onDelete={onDelete} />
      )}
    </>
  );
}
