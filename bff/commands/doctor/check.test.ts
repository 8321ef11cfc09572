import { ok } from '../../platform/lib/finding.ts';
import { NotChecked, reasonOf, runCheck } from './check.ts';

const ALL_USABLE = new Set<string>();

describe('a check', () => {
  it('is ended when its time is up, and its work is told to stop', async () => {
    const signals: AbortSignal[] = [];
    const run = (stop: AbortSignal) => {
      signals.push(stop);
      return new Promise<never>(() => undefined);
    };
    expect(await runCheck({ name: 'slow', limitMs: 1, run }, ALL_USABLE)).toEqual([
      expect.objectContaining({
        check: 'slow',
        result: 'fault',
        sentence: 'there was no result after 0.001 s',
      }),
    ]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('that breaks is a fault with its reason, and one that cannot know says why', async () => {
    const breaks = async () => Promise.reject(new Error('broken\n  in two lines'));
    const cannot = async () => Promise.reject(new NotChecked('nobody knows'));
    expect(await runCheck({ name: 'a', run: breaks }, ALL_USABLE)).toMatchObject([
      { result: 'fault', sentence: 'broken in two lines' },
    ]);
    expect(await runCheck({ name: 'b', run: cannot }, ALL_USABLE)).toEqual([
      { check: 'b', result: 'not checked', sentence: 'nobody knows' },
    ]);
  });

  it('is not run while a variable that it stands on has a fault', async () => {
    const run = async () => ok('run all the same');
    const check = { name: 'mail', reads: ['SMTP_URL', 'MAIL_FROM'], run };
    expect(await runCheck(check, new Set(['MAIL_FROM']))).toMatchObject([{ result: 'not checked' }]);
    expect(await runCheck(check, new Set(['PORT']))).toMatchObject([{ result: 'ok' }]);
  });
});

describe('the reason of a failure', () => {
  it('is what its causes say, without the words that say nothing', () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
    expect(reasonOf(new Error('It does not answer', { cause: new Error('closed') }))).toBe(
      'It does not answer: closed',
    );
    expect(reasonOf('a text')).toBe('a text');
  });
});
