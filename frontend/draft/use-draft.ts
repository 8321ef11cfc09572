import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DraftDocument, SaveDraftDocument } from '../graphql/operations.generated.ts';
import { useUnsentText } from '../lib/unsent-text.ts';
import { useDebouncedCallback } from '../lib/use-debounced-callback.ts';

const AUTOSAVE_MS = 1000;

/** How far the typed text has come to the server. */
export type DraftStatus = 'untouched' | 'typing' | 'saved' | 'failed';

/**
 * The text of today's draft, prefilled from the server and saved one second after the last keystroke (SPEC §7).
 * What a person has typed always wins over what is loaded later; `stop` ends the autosave once the text is an answer.
 */
export function useDraft() {
  const { data } = useQuery(DraftDocument, { fetchPolicy: 'network-only' });
  const [saveDraft] = useMutation(SaveDraftDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState<DraftStatus>('untouched');
  const unsent = useRef<string | null>(null);
  const sending = useRef(Promise.resolve(true));

  const send = useCallback(() => {
    // One request at a time: an older text must never arrive after a newer one.
    sending.current = sending.current.then(async (arrived) => {
      const content = unsent.current;
      if (content === null) return arrived;
      unsent.current = null;
      try {
        await saveDraft({ variables: { content } });
        if (unsent.current === null) setStatus('saved');
        return true;
      } catch {
        unsent.current ??= content;
        setStatus('failed');
        return false;
      }
    });
    return sending.current;
  }, [saveDraft]);
  const { schedule, cancel } = useDebouncedCallback(() => void send(), AUTOSAVE_MS);

  useUnsentText(send);

  useEffect(() => {
    const sendNow = () => void send();
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      document.removeEventListener('visibilitychange', sendNow);
      sendNow();
    };
  }, [send]);

  const type = (text: string) => {
    setTyped(text);
    setStatus('typing');
    unsent.current = text;
    schedule();
  };
  const stop = () => {
    unsent.current = null;
    cancel();
  };

  return {
    text: typed ?? data?.draft.content ?? '',
    touched: typed !== null && typed !== '',
    status,
    type,
    stop,
  };
}
