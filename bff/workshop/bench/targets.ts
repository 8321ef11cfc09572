/** A ratio or a figure, what it should be at most, and whether it is. */
export interface Verdict {
  measure: string;
  value: number;
  target: number;
  unit: string;
}

/** One line a verdict, the missed ones marked. */
export function verdictLines(verdicts: Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({ measure }) => measure.length));
  return verdicts.map(({ measure, value, target, unit }) => {
    const isMet = value <= target;
    const figure = (number: number) => `${Number(number.toFixed(2))}${unit}`;
    return `${isMet ? 'met   ' : 'MISSED'}  ${measure.padEnd(width)}  ${figure(value).padStart(9)}  (at most ${figure(target)})`;
  });
}
