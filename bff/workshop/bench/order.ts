/**
 * The items forwards and backwards (ABC CBA), starting one item later each round, so that no position has an
 * advantage.
 */
export function mirrored<One>(all: One[], round: number): One[] {
  const first = round % all.length;
  const there = [...all.slice(first), ...all.slice(0, first)];
  return [...there, ...there.toReversed()];
}
