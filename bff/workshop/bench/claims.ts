import { type Estimate, estimateText, isResolved, judge, type Target, uncertainty } from './statistics.ts';

/** The claim that an estimate meets its target. */
export interface Claim {
  measure: string;
  estimate: Estimate;
  target: Target;
  /** The unit after the figures; a ratio has an empty unit. */
  unit: string;
}

const isRatio = ({ unit }: Claim): boolean => unit === '';

/** Whether all runs together say that the target is met. */
export const isMet = ({ estimate, target }: Claim): boolean => judge(estimate, target) === 'met';

function bound(target: Target): string {
  if ('atLeast' in target) return `at least ${target.atLeast}`;
  return `at most ${target.atMost}${target.aim ? `, aim ${target.aim}` : ''}`;
}

function doubt(claim: Claim): string {
  if (!isRatio(claim) || isResolved(claim.estimate)) return '';
  const { low } = claim.estimate;
  return Number.isNaN(low) ? '  too few rounds' : `  ±${(uncertainty(claim.estimate) * 100).toFixed(0)} %`;
}

/**
 * A line for each claim: verdict, median, interval, target. Marks ratios whose interval is wider than five per cent.
 */
export function claimLines(claims: Claim[]): string[] {
  const width = Math.max(0, ...claims.map(({ measure }) => measure.length));
  return claims.map((claim) => {
    const verdict = judge(claim.estimate, claim.target).padEnd('not resolved'.length);
    const value = `${estimateText(claim.estimate)}${claim.unit}`.padEnd(22);
    return `${verdict}  ${claim.measure.padEnd(width)}  ${value}  ${bound(claim.target)}${doubt(claim)}`;
  });
}

/** Says how precise the intervals of the ratios are. */
export function resolutionLine(claims: Claim[]): string {
  const ratios = claims.filter(isRatio);
  const wide = ratios.filter(({ estimate }) => !isResolved(estimate));
  if (wide.length === 0) return 'Every ratio is known to 5 % or better.';
  return `This run cannot resolve 5 % for ${wide.length} of ${ratios.length} ratios: their lines end with the uncertainty.`;
}
