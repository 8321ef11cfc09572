import { mirrored } from './order.ts';
import { estimate, exactly, isResolved, judge, median, pairedRatios, type Target } from './statistics.ts';

describe('a median', () => {
  it.each([
    { values: [3, 1, 2], is: 2 },
    { values: [4, 1, 3, 2], is: 2.5 },
    { values: [100, 1, 1], is: 1 },
    { values: [7], is: 7 },
    { values: [], is: Number.NaN },
  ])('of $values is $is', ({ values, is }) => {
    expect(median(values)).toBe(is);
  });
});

describe('paired ratios', () => {
  it('ignore a disturbance that affects both values of a round', () => {
    expect(pairedRatios([80, 160, 800], [100, 200, 1_000])).toEqual([0.8, 0.8, 0.8]);
  });
});

describe('an estimate', () => {
  const twelve = [0.78, 0.79, 0.79, 0.8, 0.8, 0.8, 0.81, 0.81, 0.82, 0.82, 0.83, 1.6];

  it('contains its median and resists a single disturbed round', () => {
    const { value, low, high } = estimate(twelve);
    expect(value).toBeCloseTo(0.805);
    expect(low).toBeGreaterThanOrEqual(0.79);
    expect(high).toBeLessThanOrEqual(0.82);
  });

  it('is the same for the same values', () => {
    expect(estimate(twelve)).toEqual(estimate([...twelve]));
  });

  it('contains the true median of about 95 % of samples', () => {
    // Values of a spread of ten per cent around 1, from a sequence that no seed of the bootstrap repeats.
    let state = 1;
    const next = () => {
      state = (state * 48_271) % 2_147_483_647;
      return 0.95 + (0.1 * state) / 2_147_483_647;
    };
    const intervals = Array.from({ length: 40 }, () => estimate(Array.from({ length: 12 }, next)));
    const right = intervals.filter(({ low, high }) => low <= 1 && 1 <= high).length;
    expect(right).toBeGreaterThanOrEqual(36);
    expect(right).toBeLessThan(40);
  });

  it.each([1, 5])('has no interval and stays unresolved with %i rounds, fewer than six', (rounds) => {
    const few = estimate(Array.from({ length: rounds }, () => 0.5));
    expect(few).toEqual({ value: 0.5, low: Number.NaN, high: Number.NaN });
    expect(judge(few, { atMost: 0.8 })).toBe('not resolved');
    expect(isResolved(few)).toBe(false);
  });

  it('is judged by its value after a single measurement', () => {
    expect(judge(exactly(130), { atMost: 130 })).toBe('met');
    expect(judge(exactly(131), { atMost: 130 })).toBe('missed');
  });
});

describe('a verdict', () => {
  const atMost: Target = { atMost: 0.8 };
  const atLeast: Target = { atLeast: 98 };
  it.each([
    { low: 0.7, high: 0.8, target: atMost, verdict: 'met' },
    { low: 0.7, high: 0.81, target: atMost, verdict: 'not resolved' },
    { low: 0.8, high: 0.9, target: atMost, verdict: 'not resolved' },
    { low: 0.81, high: 0.9, target: atMost, verdict: 'missed' },
    { low: 98, high: 100, target: atLeast, verdict: 'met' },
    { low: 97, high: 99, target: atLeast, verdict: 'not resolved' },
    { low: 90, high: 97, target: atLeast, verdict: 'missed' },
  ])('on [$low, $high] is "$verdict" for $target', ({ low, high, target, verdict }) => {
    expect(judge({ value: (low + high) / 2, low, high }, target)).toBe(verdict);
  });

  it.each([
    { low: 0.96, high: 1.04, tells: true },
    { low: 0.94, high: 1.06, tells: false },
    { low: 1.92, high: 2.08, tells: true },
  ])('on [$low, $high] tells five per cent: $tells', ({ low, high, tells }) => {
    expect(isResolved({ value: (low + high) / 2, low, high })).toBe(tells);
  });
});

describe('the order of a round', () => {
  it.each([
    { round: 0, order: 'ABCCBA' },
    { round: 1, order: 'BCAACB' },
    { round: 2, order: 'CABBAC' },
    { round: 3, order: 'ABCCBA' },
  ])('$round is $order', ({ round, order }) => {
    expect(mirrored(['A', 'B', 'C'], round).join('')).toBe(order);
  });
});
