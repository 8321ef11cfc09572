import { dateInWords } from './date-in-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, place) => {
  const day = new Date(Date.UTC(2025, place, 24));
  return {
    name: new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(day),
    day: day.toISOString().slice(0, 10),
  };
});

it.each([
  [['1.1.25'], ['1925-01-01', '2025-01-01']],
  [['1.1'], ['1925-01-01', '2024-01-01', '2025-01-01']],
  [['1.1', '2025'], ['2025-01-01']],
  [['1.', '1.', '2025'], ['2025-01-01']],
  [['01.', '02.'], ['2025-02-01']],
  [['18.30', 'Uhr'], undefined],
  [['3.50'], undefined],
  [['1.0'], undefined],
  [['1.1.1'], undefined],
  [['1.1.125'], undefined],
  [['1.', '13.'], undefined],
  [['2', '3'], undefined],
])('the words %j name the days %j', (words, days) => {
  const all = ['1925-01-01', '2024-01-01', '2025-01-01', '2025-01-02', '2025-02-01', '2025-11-01'];
  const found = dateInWords(words);
  expect(found ? all.filter((day) => found.days.test(day)) : undefined).toEqual(days);
  expect(found?.length).toBe(days && words.length);
});

it.each(MONTHS)('$name and a year are the days of this month alone', ({ name, day }) => {
  const found = dateInWords([name, '2025']);
  expect(found?.length).toBe(2);
  expect(MONTHS.filter((month) => found?.days.test(month.day))).toEqual([{ name, day }]);
});
