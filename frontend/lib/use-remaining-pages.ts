import { useEffect, useEffectEvent, useState } from 'react';

type Answers = { answers: { nodes: unknown[]; nextBefore: string | null } };

type FetchMore<Data> = (options: {
  variables: { before: string };
  updateQuery: (sofar: Data, next: { fetchMoreResult: Data }) => Data;
}) => Promise<unknown>;

function withOlder<Data extends Answers>(sofar: Data, { fetchMoreResult }: { fetchMoreResult: Data }): Data {
  const { answers } = fetchMoreResult;
  return { ...sofar, answers: { ...answers, nodes: [...sofar.answers.nodes, ...answers.nodes] } };
}

/**
 * Reads the answers of a query page by page until a page has no `nextBefore`. Tells whether the list is complete or a
 * page failed; `retry` continues from there.
 */
export function useRemainingPages<Data extends Answers>(data: Data | undefined, fetchMore: FetchMore<Data>) {
  const nextBefore = data?.answers.nextBefore;
  const [failedBefore, setFailedBefore] = useState<string>();
  const hasFailed = Boolean(nextBefore) && nextBefore === failedBefore;
  const before = hasFailed ? null : nextBefore;
  const load = useEffectEvent(fetchMore);

  useEffect(() => {
    if (!before) return;
    load({ variables: { before }, updateQuery: withOlder }).catch(() => setFailedBefore(before));
  }, [before]);

  return { isWhole: nextBefore === null, hasFailed, retry: () => setFailedBefore(undefined) };
}
