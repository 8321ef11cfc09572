import { RegistrationWatch } from './registration-watch.ts';

const HOUR_MS = 3_600_000;

describe('the watch over new accounts', () => {
  it('logs an unusual number of registrations once an hour', () => {
    let now = new Date('2026-11-20T18:00:00.000Z');
    const lines: string[] = [];
    const watch = new RegistrationWatch({
      clock: () => now,
      limiter: { scale: (count) => count / 100 },
      events: { record: (event) => void lines.push(event) },
    });
    const linesAfter = (accounts: number) => {
      for (let count = 0; count < accounts; count += 1) watch.note();
      return lines.length;
    };
    expect([linesAfter(4), linesAfter(1), linesAfter(7)]).toEqual([0, 1, 1]);
    now = new Date(now.getTime() + HOUR_MS);
    expect([linesAfter(4), linesAfter(1)]).toEqual([1, 2]);
    expect(new Set(lines)).toEqual(new Set(['many-registrations']));
  });
});
