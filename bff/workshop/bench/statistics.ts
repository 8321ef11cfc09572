const RESAMPLES = 2_000;
/** An arbitrary number. The same seed gives the same interval for the same samples. */
const SEED = 25;
/** Of fewer, no two values enclose the true median with 95 %. */
const FEWEST = 6;
const LOWER = 0.025;
const UPPER = 0.975;

/** The widest interval, to either side, that still tells a difference of five per cent. */
const RESOLVED_SHARE = 0.05;

/** A median and its 95 % interval; NaN with too few values for an interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** A bound that a figure is held to. */
export type Target = { atMost: number; aim?: number } | { atLeast: number };

/** Whether a target is met: undecided while it lies inside of the interval. */
export type Verdict = 'met' | 'missed' | 'not resolved';

/** The median; NaN for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [(sorted.length - 1) >> 1, sorted.length >> 1];
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2;
}

/** The mean; NaN for an empty list. */
export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The ratio of two figures, round by round, so that a disturbed round affects both figures. */
export function pairedRatios(values: number[], bases: number[]): number[] {
  return values.map((value, round) => value / (bases[round] ?? Number.NaN));
}

/** Pseudo-random numbers from 0 up to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An estimate from a single measurement. */
export function exactly(value: number): Estimate {
  return { value, low: value, high: value };
}

/** The median with its bootstrap interval: the medians of resampled values without the outermost five per cent. */
export function estimate(values: number[]): Estimate {
  const value = median(values);
  if (values.length < FEWEST) return { value, low: Number.NaN, high: Number.NaN };
  const random = randomNumbers(SEED);
  const draw = () => values[Math.floor(random() * values.length)] ?? Number.NaN;
  const medians = Array.from({ length: RESAMPLES }, () => median(values.map(draw))).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * RESAMPLES)] ?? Number.NaN;
  return { value, low: at(LOWER), high: at(UPPER) };
}

/** Judges by the end of the interval that is farther from being met. */
export function judge({ low, high }: Estimate, target: Target): Verdict {
  const [isMet, isMissed] =
    'atMost' in target
      ? [high <= target.atMost, low > target.atMost]
      : [low >= target.atLeast, high < target.atLeast];
  if (isMet) return 'met';
  return isMissed ? 'missed' : 'not resolved';
}

/** Half of the interval, as a share of the median. */
export function uncertainty({ value, low, high }: Estimate): number {
  return (high - low) / 2 / value;
}

/** Whether the interval tells a difference of five per cent. */
export function isResolved(one: Estimate): boolean {
  return uncertainty(one) <= RESOLVED_SHARE;
}

/** Formats the median, with its interval if known. */
export function estimateText({ value, low, high }: Estimate): string {
  const figure = (number: number) => String(Number(number.toFixed(value < 10 ? 3 : 0)));
  const isInterval = low !== high && !Number.isNaN(low);
  return isInterval ? `${figure(value)} [${figure(low)}, ${figure(high)}]` : figure(value);
}
