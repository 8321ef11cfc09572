import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ownValue } from '../lib/json-values.ts';
import { useOnce } from '../lib/use-once.ts';
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

/** Below the header, and below a gap there. */
const FIRST_PLACE_Y_PX = [100, 200];

function placeInView(): string | undefined {
  if (window.scrollY === 0) return undefined;
  const places = FIRST_PLACE_Y_PX.map((y) => {
    const shown = document.elementFromPoint(window.innerWidth / 2, y);
    return shown?.closest('main h2') ?? shown?.closest('main li')?.querySelector('h3');
  });
  return places.find((place) => place?.id)?.id;
}

const KEPT = 'diaryPlace';
let isDayNamed = false;

function keepPlace(place: string | undefined): void {
  if (!isDayNamed) window.history.replaceState({ ...window.history.state, [KEPT]: place }, '');
}

/** Writes a day into the address of a scrolled diary, so that the coming reload opens the diary there. */
export function nameDay(day: string): void {
  isDayNamed = true;
  const place = window.scrollY > 0 ? `#${day}` : window.location.pathname;
  window.history.replaceState({ ...window.history.state, [KEPT]: undefined }, '', place);
}

/**
 * Keeps the place in view with the entry of the history, so that the diary opens there after a reload, and after a
 * phone has discarded the hidden page.
 */
export function useKeptPlace(): void {
  const keep = () => keepPlace(document.visibilityState === 'visible' ? undefined : placeInView());
  useOnce(keep);
  useWindowEvent('visibilitychange', keep);
  useWindowEvent('beforeunload', () => keepPlace(placeInView()));
}

/** The place to scroll to; a new target each time that the person follows a link. */
export type DiaryTarget = { place: DiaryPlace; key: string };

/**
 * The kept place or that in the address, and the scroll target. No target after going back: the browser restores the
 * scroll position.
 */
export function useDiaryTarget(): { place: DiaryPlace | null; target: DiaryTarget | null } {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const [first, setFirst] = useState<{ key: string; kept: DiaryPlace | null } | null>(() => ({
    key,
    kept: diaryPlace(`#${ownValue(window.history.state, KEPT)}`),
  }));
  if (first && first.key !== key) setFirst(null);
  const place = first?.kept ?? diaryPlace(hash);
  const isNew = navigation !== 'POP' || first !== null;
  return { place, target: place && isNew ? { place, key } : null };
}
