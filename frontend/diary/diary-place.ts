import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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
  if (window.scrollY > 0) window.history.replaceState(window.history.state, '', `#${day}`);
}

/** Below the header, and in an entry that a link to its day has scrolled to. */
const FIRST_ENTRY_Y_PX = 120;

/** Writes the first day in view into the address while the page is hidden: a phone may discard the page meanwhile. */
export function usePlaceWhileHidden(): void {
  useEffect(() => {
    let shown = window.location.hash;
    const onChange = () => {
      const { pathname, hash } = window.location;
      if (document.visibilityState === 'visible')
        return window.history.replaceState(window.history.state, '', pathname + shown);
      shown = hash;
      const seen = document.elementFromPoint(window.innerWidth / 2, FIRST_ENTRY_Y_PX);
      const day = seen?.closest('li')?.querySelector('h3')?.id;
      if (day) nameDay(day);
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
