import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_MIN_CHARACTERS } from '../../bff/search/search.numbers.rules.ts';
import { toFailure } from '../lib/failure.ts';
import { ownValue } from '../lib/json-values.ts';
import { Pace } from './pace.ts';
import { SearchAnswersDocument, type SearchAnswersQuery } from './search.operations.generated.ts';

/** A busy server searches a long diary in parts; request at most this many until there is a hit. */
const MAX_PARTS = 10;
const SEARCH_FAILED = 'Die Suche hat gerade nicht geklappt. Bitte versuche es noch einmal.';
const SAID_BY_SERVER = new Set(['BAD_USER_INPUT', 'TOO_MANY_REQUESTS']);

export type Found = SearchAnswersQuery['searchAnswers'] & { text: string };

export type Search = ReturnType<typeof useSearch>;

/**
 * Searches while a person types. A search has its own history entry, so that going back closes it; its words stay in
 * memory only.
 */
export function useSearch() {
  const client = useApolloClient();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [pace] = useState(() => new Pace());
  const underWay = useRef<AbortController>(null);

  const isHere = Boolean(ownValue(state, 'isSearch'));
  if (isHere && isOpening) setIsOpening(false);
  const text = isHere ? typed.trim() : '';
  const isOpen = text.length >= SEARCH_MIN_CHARACTERS;

  async function ask(before?: string | null): Promise<Found | null> {
    underWay.current?.abort();
    const request = new AbortController();
    const { signal } = request;
    underWay.current = request;
    pace.searched(text, performance.now());
    try {
      const { data } = await client.query({
        query: SearchAnswersDocument,
        variables: { text, before },
        fetchPolicy: 'no-cache',
        context: { signal },
      });
      if (signal.aborted || !data) return null;
      setFailure(null);
      return { ...data.searchAnswers, text };
    } catch (error) {
      const { code, message } = toFailure(error);
      if (signal.aborted) return null;
      setFailure(SAID_BY_SERVER.has(code) ? message : SEARCH_FAILED);
      setFound((shown) => (shown?.text === text ? shown : null));
      return null;
    }
  }

  async function search() {
    let result = await ask();
    for (let parts = 1; result?.count === 0 && result.nextBefore && parts < MAX_PARTS; parts += 1) {
      result = await ask(result.nextBefore);
    }
    if (result) setFound(result);
  }

  async function loadMore() {
    // The shown hits belong to the previous text: the next search is pending.
    if (found?.text !== text) return;
    setIsLoadingMore(true);
    const older = await ask(found.nextBefore);
    setIsLoadingMore(false);
    if (!older) return;
    const nodes = [...found.nodes, ...older.nodes];
    setFound({
      ...older,
      nodes,
      count: found.nodes.length + older.count,
      insideCount: found.nodes.filter(({ isInside }) => isInside).length + older.insideCount,
    });
  }

  function submit() {
    if (isOpen && found?.text !== text) void search();
  }

  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(submitNow, pace.pauseMs(text, performance.now()));
    return () => clearTimeout(timer);
  }, [isOpen, text, pace]);
  useEffect(() => () => underWay.current?.abort(), []);

  return {
    // On a busy device the history entry may come late: keep the letters typed so far.
    typed: isHere || isOpening ? typed : '',
    text,
    isOpen,
    found: found && isOpen ? found : null,
    failure: isOpen ? failure : null,
    isLoadingMore,
    loadMore: () => void loadMore(),
    submit,
    type: (next: string) => {
      setTyped(next);
      if (next.trim().length < SEARCH_MIN_CHARACTERS) setFound(null);
      if (isHere || isOpening) return;
      setIsOpening(true);
      setFound(null);
      void navigate({ hash }, { state: { isSearch: true } });
    },
    close: () => {
      setTyped('');
      setFound(null);
      if (isHere) void navigate(-1);
    },
  };
}
