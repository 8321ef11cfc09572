import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isBlank } from '../../bff/platform/lib/blank-text.rules.ts';
import { toFailure } from '../graphql/error-message.ts';
import { DraftDocument, SaveDraftDocument } from '../graphql/operations.generated.ts';
import { DRAFT_FIELD, type Unconfirmed } from '../lib/kept-texts.ts';
import { useUnsentText } from '../lib/unsent-text.ts';
import { useDebouncedCallback } from '../lib/use-debounced-callback.ts';
import { useReturn } from '../lib/use-return.ts';
import type { TextStatus } from './text-status-line.tsx';
import { useKeptText, type Version } from './use-kept-text.ts';

const AUTOSAVE_MS = 1000;
const MOST_TRIED = 20;

function withThisTry(mine: Unconfirmed): Unconfirmed {
  const others = mine.tried?.filter((text) => text !== mine.text) ?? [];
  return { ...mine, tried: [...others, mine.text].slice(-MOST_TRIED) };
}

/** How a try to save the draft ended; 'dropped' because the day has an answer, 'contested' by another version. */
type Outcome = 'arrived' | 'dropped' | 'contested' | 'failed';

/**
 * The text of today's draft: from the server, saved one second after the last keystroke, kept in this browser
 * until then, sent again when the network returns. What a person types always wins over what is loaded later, and never
 * takes the place of an `other` version unasked. A text that was to be saved as an answer goes to `saveAgain` instead.
 */
export function useDraft(saveAgain: () => void) {
  const { data } = useQuery(DraftDocument, { fetchPolicy: 'network-only' });
  const [saveDraft] = useMutation(SaveDraftDocument);
  const kept = useKeptText(DRAFT_FIELD, data?.draft, sendAgain);
  const { latest, put, confirm } = kept;
  const [status, setStatus] = useState<TextStatus>('untouched');
  const [other, setOther] = useState<Version | null>(null);
  const undecided = useRef(false);
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const sendOnce = useCallback(
    async (evenSubmitted = false): Promise<Outcome> => {
      const typed = latest.current;
      if (!typed || (typed.submitted && !evenSubmitted)) return 'arrived';
      if (undecided.current) return 'contested';
      const mine = put(withThisTry(typed));
      try {
        const variables = { content: mine.text, expectedUpdatedAt: mine.base };
        const { data: saved } = await saveDraft({ variables });
        const isDropped = !saved?.saveDraft.updatedAt && !isBlank(mine.text);
        if (!saved || isDropped) {
          setStatus('refused');
          return 'dropped';
        }
        if (latest.current === mine && mine.submitted) {
          // Kept until it is the answer: a draft is not yet what the person has asked for.
          put({ ...mine, base: saved.saveDraft.updatedAt, tried: [] });
          return 'arrived';
        }
        await confirm(mine, saved.saveDraft);
        if (!latest.current) setStatus('saved');
        return 'arrived';
      } catch (error) {
        const { current, isTemporary } = toFailure(error);
        if (current && typed.tried?.includes(current.content) && latest.current) {
          // An earlier try got through, only its answer did not; it may have been another page's.
          put({ ...latest.current, base: current.updatedAt });
          return sendOnce(evenSubmitted);
        }
        if (current) {
          undecided.current = true;
          setOther(current);
          if (latest.current) put({ ...latest.current, submitted: false });
        }
        setStatus(isTemporary ? 'waiting' : 'refused');
        return current ? 'contested' : 'failed';
      }
    },
    [saveDraft, latest, put, confirm],
  );

  const send = useCallback(() => {
    // One request at a time: an older text must never arrive after a newer one.
    const outcome = sending.current.then(() => sendOnce());
    sending.current = outcome;
    return outcome.then((how) => how === 'arrived');
  }, [sendOnce]);
  const { schedule, cancel } = useDebouncedCallback(() => void send(), AUTOSAVE_MS);

  /** Sends what has not arrived yet, as a draft or as the answer, whichever it was to be. */
  function sendAgain() {
    if (latest.current?.submitted) saveAgain();
    else void send();
  }
  useUnsentText(send);
  useReturn(sendAgain);
  useEffect(() => {
    const sendNow = () => void send();
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      document.removeEventListener('visibilitychange', sendNow);
      sendNow();
    };
  }, [send]);

  function type(text: string) {
    setStatus('typing');
    kept.type(text);
    schedule();
  }

  /** Marks the text as one to be saved as the answer, and returns it. */
  function submit() {
    cancel();
    return latest.current ? put({ ...latest.current, submitted: true }) : kept.type(kept.currentText(), true);
  }

  /** Whether no other version would be lost if this text, which nobody is looking at, became the answer. */
  async function isUncontested() {
    const outcome = await sendOnce(true);
    return outcome === 'arrived' || outcome === 'dropped';
  }

  /** The answer could not be saved: it will be `waiting` for the network, or is a draft again. */
  function giveBack(isTemporary: boolean) {
    if (isTemporary) return setStatus('waiting');
    if (latest.current) put({ ...latest.current, submitted: false });
    setStatus('refused');
  }

  function decide(base: string | null, text: string) {
    undecided.current = false;
    setOther(null);
    put({ text, base, submitted: false });
    void send();
  }

  return {
    text: kept.text,
    isTouched: kept.isTouched && kept.text !== '',
    isKept: kept.isKept,
    isReady: kept.isReady,
    status,
    other,
    type,
    submit,
    isUncontested,
    sendAgain,
    giveBack,
    keepOwn: () => decide(other?.updatedAt ?? null, kept.currentText()),
    takeOther: () => decide(other?.updatedAt ?? null, other?.content ?? ''),
    /** Ends the autosave: the text has become an answer. */
    stop: () => {
      cancel();
      return kept.drop();
    },
  };
}
