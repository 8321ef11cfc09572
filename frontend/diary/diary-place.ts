import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A place in the diary: a year, a month as `2026-02`, or a day. */
export type DiaryPlace = { year: number; month?: string | undefined; day?: string | undefined };

const PLACE = /^#(([12]\d{3})(?:-(?:0[1-9]|1[0-2]))?(?:-\d{2})?)$/;
const MONTH_LENGTH = '2026-02'.length;

/** Reads the place in the fragment of a diary address, such as `#2026-02` or `#2026-02-14`; null without a place. */
export function diaryPlace(hash: string): DiaryPlace | null {
  const [, named = '', year] = PLACE.exec(hash) ?? [];
  if (!year) return null;
  return {
    year: Number(year),
    month: named.length >= MONTH_LENGTH ? named.slice(0, MONTH_LENGTH) : undefined,
    day: named.length > MONTH_LENGTH ? named : undefined,
  };
}

/** Lets the address name the month of an entry far down the page, so that a reload opens there. */
export function nameMonth(day: string): void {
  if (window.scrollY > window.innerHeight)
    window.history.replaceState(window.history.state, '', `#${day.slice(0, MONTH_LENGTH)}`);
}

/** The place to scroll to. Every click on a link creates a new target. */
export type DiaryTarget = { place: DiaryPlace; key: string };

/**
 * The place in the address, and the target. After going back there is no target, because the browser restores the
 * scroll position.
 */
export function useDiaryTarget(): { place: DiaryPlace | null; target: DiaryTarget | null } {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const [firstKey] = useState(key);
  const place = diaryPlace(hash);
  const isNew = navigation !== 'POP' || key === firstKey;
  return { place, target: place && isNew ? { place, key } : null };
}
