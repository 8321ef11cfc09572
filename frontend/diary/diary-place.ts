import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useWindowEvent } from '../lib/use-window-event.ts';

/** A place in the diary: a year, a month as `2026-02`, or a day. */
export type DiaryPlace = { year: number; month?: string | undefined; day?: string | undefined };

const PLACE = /^#(([12]\d{3})(?:-(?:0[1-9]|1[0-2]))?(?:-\d{2})?)$/;
const MONTH_LENGTH = '2026-02'.length;

/** Parses the place in an address fragment, such as `#2026-02` or `#2026-02-14`; otherwise null. */
export function diaryPlace(hash: string): DiaryPlace | null {
  const [, named = '', year] = PLACE.exec(hash) ?? [];
  if (!year) return null;
  return {
    year: Number(year),
    month: named.length >= MONTH_LENGTH ? named.slice(0, MONTH_LENGTH) : undefined,
    day: named.length > MONTH_LENGTH ? named : undefined,
  };
}

/** Writes a day into the address of a scrolled diary, so that a reload opens the diary there. */
export function nameDay(day: string): void {
  const place = window.scrollY > 0 ? `#${day}` : window.location.pathname;
  window.history.replaceState(window.history.state, '', place);
}

/** Below the header, and below the heading of a month there. */
const FIRST_ENTRY_Y_PX = [120, 200];

function dayInView(): string | undefined {
  const entries = FIRST_ENTRY_Y_PX.map((y) =>
    document
      .elementFromPoint(window.innerWidth / 2, y)
      ?.closest('li')
      ?.querySelector('h3'),
  );
  return entries.find(Boolean)?.id;
}

/** Names the first day in view while the page is hidden: a phone may discard the page, and load it again. */
export function usePlaceWhileHidden(): void {
  const shown = useRef<string | null>(null);
  const isLeaving = useRef(false);
  // A page that somebody leaves is hidden, too, after this event; its entry in the history keeps its address.
  useWindowEvent('pagehide', () => {
    isLeaving.current = true;
  });
  useWindowEvent('pageshow', () => {
    isLeaving.current = false;
  });
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') {
        if (shown.current) window.history.replaceState(window.history.state, '', shown.current);
        shown.current = null;
        return;
      }
      const day = dayInView();
      if (isLeaving.current || !day) return;
      shown.current ??= window.location.href;
      nameDay(day);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

/** The place to scroll to; a new target each time that the person follows a link. */
export type DiaryTarget = { place: DiaryPlace; key: string };

/**
 * The place in the address, and the scroll target. No target after going back: the browser restores the scroll
 * position.
 */
export function useDiaryTarget(): { place: DiaryPlace | null; target: DiaryTarget | null } {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const [firstKey] = useState(key);
  const place = diaryPlace(hash);
  const isNew = navigation !== 'POP' || key === firstKey;
  return { place, target: place && isNew ? { place, key } : null };
}
