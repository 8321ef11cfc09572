import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useUserId } from '../account/use-current-user.ts';
import { forgetText, keepText, type Unconfirmed } from '../lib/kept-texts.ts';
import { useFindKept } from '../lib/use-find-kept.ts';

/** A text as the server has it. */
export type Version = { content: string; updatedAt: string | null };

/**
 * The text of one field: what the server has, until the person types; then theirs, which this browser keeps until
 * `confirm` or `drop`. A text that was kept before comes back first: the field `isReady` for a
 * new one only then.
 */
export function useKeptText(field: string, stored: Version | undefined, onRestored: () => void) {
  const userId = useUserId();
  const [mine, setMine] = useState<Unconfirmed | null>(null);
  const [confirmed, setConfirmed] = useState<Version | null>(null);
  const [isPutAway, setIsPutAway] = useState(true);
  const [isReady, setIsReady] = useState(false);
  const latest = useRef<Unconfirmed | null>(null);
  const known = useRef(stored);
  const isConfirmed = useRef(false);
  // What the server has confirmed is newer than what any rendering knows: a late one must not take it back.
  useLayoutEffect(() => {
    if (!isConfirmed.current) known.current = stored;
  }, [stored]);

  useFindKept(userId, field, (kept) => {
    setIsReady(true);
    if (!kept || latest.current) return;
    latest.current = kept;
    setMine(kept);
    onRestored();
  });

  const put = useCallback(
    (next: Unconfirmed) => {
      // A text that is kept already is in no danger while more about it is put away.
      if (latest.current?.text !== next.text) setIsPutAway(false);
      latest.current = next;
      setMine(next);
      void keepText(userId, field, next).then((kept) => {
        if (latest.current === next) setIsPutAway(kept);
      });
      return next;
    },
    [userId, field],
  );

  /** Takes over a text as the person's own, over the version it was typed on. */
  const type = useCallback(
    (text: string, submitted = false) => {
      const base = latest.current ? latest.current.base : (known.current?.updatedAt ?? null);
      return put({ ...latest.current, text, base, submitted });
    },
    [put],
  );

  /** The server has this text now; what was typed since goes on from there. */
  const confirm = useCallback(
    async (sent: Unconfirmed, version: Version) => {
      if (!latest.current) return;
      setConfirmed(version);
      isConfirmed.current = true;
      known.current = version;
      if (latest.current !== sent) {
        put({ ...latest.current, base: version.updatedAt, tried: [] });
        return;
      }
      latest.current = null;
      setMine(null);
      await forgetText(userId, field, sent.text);
    },
    [userId, field, put],
  );

  /** The text is no longer wanted, or has become something else. */
  const drop = useCallback(async () => {
    const gone = latest.current;
    latest.current = null;
    setMine(null);
    if (gone) await forgetText(userId, field, gone.text);
  }, [userId, field]);

  /** The text as it is at this very moment, between two renderings too. */
  const currentText = useCallback(() => latest.current?.text ?? known.current?.content ?? '', []);

  const text = mine?.text ?? confirmed?.content ?? stored?.content ?? '';
  const isTouched = mine !== null || confirmed !== null;
  const isKept = mine === null || isPutAway;
  return { text, currentText, latest, isTouched, isKept, isReady, put, type, confirm, drop };
}
