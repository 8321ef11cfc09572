/** The radius of the sun. All lengths are multiples of it, so every place shows the same landscape. */
export const SUN = 60;
const AIR_LINES = 7;
const TURN = 2 * Math.PI;

/** The height of a line above the foot of the far ridge, at a distance from the sun. */
type Line = (x: number) => number;

/** A shape in units of its `viewBox`; `step` is the distance between the points of a line. */
export type Shape = { width: number; height: number; ground: number; sunX: number; step: number };

/** A smooth path along a line, in whole units. */
function trace(line: Line, from: number, to: number, step: number): string {
  const rise = (x: number) => Math.round(((line(x - 1) - line(x + 1)) * step) / 6);
  let y = -Math.round(line(from));
  let path = `M${from} ${y}c${Math.round(step / 3)} ${rise(from)} `;
  for (let x = from; x < to; x += step) {
    const end = -Math.round(line(x + step));
    path += `${x > from ? 's' : ''}${Math.round(step / 1.5)} ${end - rise(x + step) - y} ${step} ${end - y}`;
    y = end;
  }
  return path.replaceAll(' -', '-');
}

/** Two waves of different length, so that no part of a picture repeats. */
function wave(x: number, length: number, phase: number): number {
  return Math.sin((x / length) * TURN + phase) + 0.36 * Math.sin((x / (0.43 * length)) * TURN + 1.7 * phase);
}

const farRidge: Line = (x) => 30 * wave(x, 1500, 0.4);
const middleRidge: Line = (x) => 34 * wave(x, 1900, 2.6) - 62;
const nearRidge: Line = (x) => 22 * wave(x, 2500, 4.6) - 128;

/** A line of air from the lowest (0) to the highest (1). Low lines follow the land, all lines swell under the sun. */
function airLine(height: number): Line {
  return (x) => {
    const u = (x + 70 * height) / (280 + 170 * height);
    const swell = Math.exp(-u * u) - 0.22 * Math.exp(-((u - 1.9) ** 2)) + 0.1 * Math.exp(-((u - 3.4) ** 2));
    const calm = 34 + 104 * height ** 1.25 + 9 * Math.sin((x / 1700) * TURN + 2.4 - 1.6 * height);
    return calm + (14 + 108 * height) * swell + 0.7 * (1 - height) * farRidge(x);
  };
}

/** The land and the air of a shape, as paths around the foot of the sun. */
export function landscape({ width, ground, sunX, step }: Shape): { ridges: string[]; air: string[] } {
  // Beyond both edges, so that no stroke ends within the picture.
  const path = (line: Line) => trace(line, -sunX - step, width - sunX + 1, step);
  return {
    ridges: [farRidge, middleRidge, nearRidge].map(
      (ridge) => `${path(ridge)}V${ground + 9}H${-sunX - step}z`,
    ),
    air: Array.from({ length: AIR_LINES }, (_, index) => path(airLine(index / (AIR_LINES - 1)))),
  };
}

/** The place of a drawing: its distance from the sun, and its height. Steps of the plastic number leave no pattern. */
function placeOf(index: number, count: number, height: number, { width, sunX }: Shape): [number, number] {
  const share = ((index + 1) * 0.7549) % 1;
  const onLand = (width * (index + 0.8 * share)) / count - sunX;
  if (height === 0) return [onLand, middleRidge(onLand) - 2];
  const x = width * share - sunX;
  const y = height * (1 + 0.47 * (Math.sin(7 * index) + ((1.14 * index) % 1)));
  // Beside the disc.
  return [Math.abs(x) < 130 ? x + 260 : x, y];
}

/** Decorations by month: one or two drawings in turn, their number, height (0 is on the land) and colour. */
const DECORATIONS: [drawing: string, other: string, count: number, height: number, colour?: string][] = [
  ['h6v6h-6z', '', 40, 190, '#fff'],
  ['v-50m0 30l12-15m-12 5l-11-13', 'v-36m0 22l-9-12', 22, 0],
  [
    'q8-12 25-10m-25 10q-9-12-25-15m-35-3q8-12 25-10m-25 10q-9-12-25-15m-33-6q8-12 25-10m-25 10q-9-12-25-15',
    'q8-12 25-10m-25 10q-9-12-25-15m-8 62q8-12 25-10m-25 10q-9-12-25-15m-3 58q8-12 25-10m-25 10q-9-12-25-15',
    5,
    190,
  ],
  ['l-8 34', 'l-6 24', 38, 190],
  ['q14-12 27 1q-15 11-27-1z', 'q-1-18 14-23q4 15-14 23z', 18, 190, '#d07a86'],
  ['v24m0-24l-11-12m11 12l11-12m-11 12v-17', 'l7 23m-7-23l-14-7m14 7l6-16m-6 16l-6-16', 11, 190],
  ['q16-4 25 10q9-16 29-17q-20 7-25 24l-5 14l-4-13q-4-14-20-18z', '', 8, 190],
  ['l4-30', 'l-2-23', 44, 0],
  ['l26 30l-22 56l-32-48zm4 86q22 16 4 34q20 12 10 32q-14-18-12-32q12-18-2-34z', '', 2, 190],
  ['q17-18 34-1q-17 17-34 1l-11 3', 'q-4-23 18-31q7 23-18 31l-6 10', 15, 190, '#bd6531'],
  ['q300-19 600 0q-300 19-600 0z', 'q190-15 380 0q-190 15-380 0z', 14, 55, 'var(--veil)'],
  ['m-13 0h26m-20-11l14 22m0-22l-14 22', 'm-9 0h18m-13-8l9 16m0-16l-9 16', 16, 190, '#fff'],
];

/** The decoration of a month (1 to 12) in a shape: one path, and its colour if it is not the colour of the lines. */
export function decorationOf(month: number, shape: Shape): { path: string; colour: string | undefined } {
  const [drawing, other, count, height, colour] = DECORATIONS[month - 1] ?? ['', '', 0, 0];
  const drawings = Array.from({ length: count }, (_, index) => {
    const [x, y] = placeOf(index, count, height, shape);
    return `M${Math.round(x)} ${-Math.round(y)}${(index % 2 && other) || drawing}`;
  });
  return { path: drawings.join(''), colour };
}
