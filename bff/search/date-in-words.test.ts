import { dateInWords } from './date-in-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, place) => {
  const day = new Date(Date.UTC(2025, place, 24));
  return {
    name: new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(day),
    day: day.toISOString().slice(0, 10),
  };
});

it.each(MONTHS)('$name and a year are the days of this month alone', ({ name, day }) => {
  const found = dateInWords([name, '2025']);
  expect(found?.length).toBe(2);
  expect(MONTHS.filter((month) => found?.days.test(month.day))).toEqual([{ name, day }]);
});
