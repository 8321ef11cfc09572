const YEAR_FROM_S = 43.4;
const ROW_EVERY_S = 0.36;
const LETTER_EVERY_S = 0.4;
const TYPING_FROM_S = 50.4;
const HITS_FROM_S = 51.9;
const HIT_EVERY_S = 0.35;

const SUN_STEP = 30;
const SUN_RADIUS = 10;
/** A year without a leap day, with gaps like a real year. */
const GAPS_EVERY_DAYS = [23, 41];
const MONTHS: [name: string, days: number][] = [
  ['Jan', 31],
  ['Feb', 28],
  ['Mär', 31],
  ['Apr', 30],
  ['Mai', 31],
  ['Jun', 30],
  ['Jul', 31],
  ['Aug', 31],
  ['Sep', 30],
  ['Okt', 31],
  ['Nov', 30],
  ['Dez', 31],
];

const WANTED = 'oma';
const HITS = [
  [
    'Freitag, 18. September 2026',
    'Mit <mark>Oma</mark> Äpfel geschält. Ihre Schale wird immer eine einzige lange Schlange.',
  ],
  ['Samstag, 9. Mai 2026', 'Im Beet, das <mark>Oma</mark> angelegt hat, kommt jetzt alles auf einmal.'],
  ['Dienstag, 3. Februar 2026', 'Zu Besuch bei <mark>Oma</mark>. Sie hat beim Mühlespiel gewonnen.'],
];

const isGap = (dayOfYear: number) => GAPS_EVERY_DAYS.some((every) => dayOfYear % every === 0);

/** The number of answered days in the film's year, as its heading shows it. */
function sum(): string {
  const days = MONTHS.reduce((all, [, length]) => all + length, 0);
  const gaps = Array.from({ length: days }, (_, index) => index + 1).filter(isGap).length;
  return `${days - gaps} von ${days} Tagen`;
}

/** A year of suns, a month a row, each uncovered from left to right. */
export function yearScene(): string {
  let before = 0;
  const rows = MONTHS.map(([name, length], row) => {
    const suns = Array.from({ length }, (_, index) => {
      const gap = isGap(before + index + 1) ? ' class="gap"' : '';
      return `<circle${gap} cx="${(index + 0.5) * SUN_STEP}" cy="${SUN_STEP / 2}" r="${SUN_RADIUS}"/>`;
    });
    before += length;
    const at = (YEAR_FROM_S + row * ROW_EVERY_S).toFixed(2);
    return `<li style="--at:${at}s"><span>${name}</span><svg width="${31 * SUN_STEP}" height="${SUN_STEP}">${suns.join('')}</svg></li>`;
  });
  return `<div class="year"><h1>Ein Jahr<small>${sum()}</small></h1><ol>${rows.join('')}</ol></div>`;
}

/** A search during typing, and its results. */
export function foundScene(): string {
  const letters = [...WANTED].map(
    (letter, index) =>
      `<s style="--at:${(TYPING_FROM_S + index * LETTER_EVERY_S).toFixed(2)}s">${letter}</s>`,
  );
  const hits = HITS.map(
    ([date, text], index) =>
      `<li class="hit" style="--at:${(HITS_FROM_S + index * HIT_EVERY_S).toFixed(2)}s"><small>${date}</small><p>${text}</p></li>`,
  );
  return `<div class="found">
    <p class="search"><svg width="38" height="38" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"><path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5"/></svg>${letters.join('')}</p>
    <p class="count" style="--at:${HITS_FROM_S}s">${HITS.length} Einträge mit „${WANTED}“</p>
    <ul>${hits.join('')}</ul></div>`;
}

/** The answer of today, and below it the entry of a year ago. */
export function memoryScene(answer: string): string {
  return `<div class="given">
    <div class="today"><b>✓ Beantwortet</b><p>${answer}</p></div>
    <div class="memory"><h2>Heute vor einem Jahr</h2>
      <p>Lange mit Papa telefoniert. Er hat von seinem ersten Fahrrad erzählt, und wir haben beide gelacht.</p></div></div>`;
}
