/** A place in the diary: a year, a month as `2026-02`, or a day. */
export type DiaryPlace = { year: number; month?: string | undefined; day?: string | undefined };

const PLACE = /^#(([12]\d{3})(?:-(?:0[1-9]|1[0-2]))?(?:-\d{2})?)$/;
const MONTH_LENGTH = '2026-02'.length;

/** Reads the place that an address of the diary names by its fragment, such as `#2026-02` or `#2026-02-14`, or null. */
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
