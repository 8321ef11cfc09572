import { isWeekOffered, weekOf, weekTitle } from './week.ts';

const SUNDAY = '2026-11-29';

function answers(...days: string[]) {
  return days.map((day) => ({ day, isReadable: true }));
}

describe('the week', () => {
  it('has the seven days that end today, oldest first', () => {
    const all = answers('2026-11-30', SUNDAY, '2026-11-25', '2026-11-23', '2026-11-22');
    expect(weekOf(all, SUNDAY).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-25', SUNDAY]);
  });

  it('leaves out an unreadable answer', () => {
    expect(weekOf([{ day: SUNDAY, isReadable: false }], SUNDAY)).toEqual([]);
  });

  it.each([
    [true, 7, SUNDAY],
    [true, 3, SUNDAY],
    [false, 2, SUNDAY],
    [false, 7, '2026-11-28'],
    [false, 7, '2026-11-30'],
  ])('is offered (%s) with %i sentences on %s', (isOffered, sentences, today) => {
    expect(isWeekOffered(sentences, today)).toBe(isOffered);
  });

  it.each([
    [0, 'Deine Woche'],
    [1, 'Deine Woche in einem Satz'],
    [3, 'Deine Woche in drei Sätzen'],
    [7, 'Deine Woche in sieben Sätzen'],
  ])('with %i sentences is called %j', (sentences, title) => {
    expect(weekTitle(sentences)).toBe(title);
  });
});
