import { ok } from '../../platform/lib/finding.ts';
import { type CheckResult, type Checks, runChecks } from './check.ts';
import { createInstance } from './instance.ts';
import { NotChecked, reasonOf } from './reason.ts';

const instance = createInstance({}, {});

async function resultsOf(checks: Checks, given = instance): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for await (const result of runChecks(checks, given)) results.push(result);
  return results;
}

describe('a check', () => {
  it('is aborted at its time limit', async () => {
    const signals: AbortSignal[] = [];
    const run = (_: unknown, stop: AbortSignal) => {
      signals.push(stop);
      return new Promise<never>(() => undefined);
    };
    expect(await resultsOf({ limitMs: 1, runs: { slow: run } })).toEqual([
      expect.objectContaining({
        check: 'slow',
        result: 'fault',
        sentence: 'there was no result after 0.001 s',
      }),
    ]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('reports an exception as a fault, and a check that cannot run with its reason', async () => {
    const breaks = async () => Promise.reject(new Error('broken\n  in two lines'));
    const cannot = async () => Promise.reject(new NotChecked('nobody knows'));
    expect(await resultsOf({ runs: { a: breaks } })).toMatchObject([
      { result: 'fault', sentence: 'broken in two lines' },
    ]);
    expect(await resultsOf({ runs: { b: cannot } })).toEqual([
      { check: 'b', result: 'not checked', sentence: 'nobody knows' },
    ]);
  });

  it('is skipped while a variable that it reads is invalid', async () => {
    const run = async () => ok('run all the same');
    const checks = { reads: ['SMTP_URL', 'MAIL_FROM'], runs: { mail: run } };
    const without = (name: string) => ({ ...instance, unusable: new Set([name]) });
    expect(await resultsOf(checks, without('MAIL_FROM'))).toMatchObject([{ result: 'not checked' }]);
    expect(await resultsOf(checks, without('PORT'))).toMatchObject([{ result: 'ok' }]);
  });
});

describe('the reason of a failure', () => {
  it('joins the messages of its causes, without generic messages', () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
    expect(reasonOf(new Error('It does not answer', { cause: new Error('closed') }))).toBe(
      'It does not answer: closed',
    );
    expect(reasonOf('a text')).toBe('a text');
  });
});
