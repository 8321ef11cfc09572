/** All of these there and back (ABC CBA), beginning one further every round: no place in the order favours anyone. */
export function mirrored<One>(all: One[], round: number): One[] {
  const first = round % all.length;
  const there = [...all.slice(first), ...all.slice(0, first)];
  return [...there, ...there.toReversed()];
}
