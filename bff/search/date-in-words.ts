const MONTHS: [names: string[], number: string][] = [
  [['januar', 'jänner', 'jaenner'], '01'],
  [['februar', 'feber'], '02'],
  [['märz', 'maerz', 'marz'], '03'],
  [['april'], '04'],
  [['mai'], '05'],
  [['juni'], '06'],
  [['juli'], '07'],
  [['august'], '08'],
  [['september'], '09'],
  [['oktober'], '10'],
  [['november'], '11'],
  [['dezember'], '12'],
];
const SHORTEST_MONTH = 3;
const ANY_YEAR = '\\d{4}';
const YEAR = /^(?:19|20)\d{2}$/;

/**
 * A date at the start of some words: a pattern for matching days (`yyyy-MM-dd`), and the number of words in the date.
 */
export interface DateInWords {
  days: RegExp;
  length: number;
}

type Parts = { year?: string | undefined; month?: string | undefined; day?: string | undefined };

function twoDigits(number: string | undefined, highest: number): string | undefined {
  const value = Number(number);
  return value >= 1 && value <= highest ? String(value).padStart(2, '0') : undefined;
}

function monthOf(word: string | undefined, isShortEnough: boolean): string | undefined {
  const name = word?.toLowerCase().replace(/\.$/, '') ?? '';
  if (name.length < SHORTEST_MONTH) return undefined;
  const fits = (full: string) => (isShortEnough ? full.startsWith(name) : full === name);
  return MONTHS.find(([names]) => names.some(fits))?.[1];
}

function yearOf(word: string | undefined): string | undefined {
  return word !== undefined && YEAR.test(word) ? word : undefined;
}

function date({ year = ANY_YEAR, month, day }: Parts, length: number): DateInWords {
  return { days: new RegExp(`^${[year, month, day].filter(Boolean).join('-')}(?:-|$)`), length };
}

/** Parses numeric dates such as `2024-03-24`, `24.3.2024`, `24.3.24`, `24.3.`, `24.3` or `3/2024`. */
function numericDate(word: string, next: string | undefined): DateInWords | null {
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(word);
  if (iso) {
    const [, year, month, day] = iso;
    return date({ year, month, day }, 1);
  }
  const german = /^(\d{1,2})\.(\d{1,2})(?:\.((?:\d{2}){1,2})?)?$/.exec(word);
  const [day, month] = [twoDigits(german?.[1], 31), twoDigits(german?.[2], 12)];
  if (german && day && month) {
    const later = german[3] ? undefined : yearOf(next);
    // A year of two digits is a year of any century: `..24`.
    const year = german[3]?.padStart(4, '.') ?? later;
    return date({ year, month, day }, later ? 2 : 1);
  }
  const [, ofYear, year] = /^(\d{1,2})[./](\d{4})$/.exec(word) ?? [];
  const monthOfYear = twoDigits(ofYear, 12);
  return monthOfYear ? date({ year, month: monthOfYear }, 1) : null;
}

/**
 * Parses a date at the start of some words, such as `märz 2024`, `24. März`, `24. 3.`, `2024` or `24.3.2024`, or
 * returns null. A month may be abbreviated only beside a day or year, because `Jan` is also a name.
 */
export function dateInWords([word = '', next, afterNext]: string[]): DateInWords | null {
  const numeric = numericDate(word, next);
  if (numeric) return numeric;
  const day = twoDigits(/^(\d{1,2})\.?$/.exec(word)?.[1], 31);
  const monthOfDay = day && (monthOf(next, true) ?? twoDigits(/^(\d{1,2})\.$/.exec(next ?? '')?.[1], 12));
  if (monthOfDay) {
    const year = yearOf(afterNext);
    return date({ year, month: monthOfDay, day }, year ? 3 : 2);
  }
  const year = yearOf(next);
  const month = monthOf(word, year !== undefined);
  if (month) return date({ year, month }, year ? 2 : 1);
  return yearOf(word) ? date({ year: word }, 1) : null;
}
