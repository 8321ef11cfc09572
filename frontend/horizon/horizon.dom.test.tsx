import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { contrast, readTokens } from '../workshop/contrast/contrast.ts';
import { decorationOf } from './horizon.ts';
import { Horizon, SHAPES } from './horizon.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const TIMES = ['dawn', 'day', 'dusk', 'night'] as const;
const NAMES = ['side', 'middle', 'strip'] as const;
const MAX_BYTES = 4_000;
const TEXT = 4.5;
const EDGE = 3;

const sheet = readFileSync(new URL('horizon.module.css', import.meta.url), 'utf8');
const early = readFileSync(new URL('../early.ts', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The declarations of an attribute's value, such as `[data-time="dusk"]`. */
function rulesOf(selector: string): string {
  const [, rules = ''] = sheet.split(`${selector} {`);
  return rules.slice(0, rules.indexOf('}'));
}

/** The value of a custom property without a unit. */
function numberOf(name: string, time: string): number {
  return Number(new RegExp(`${name}: ([\\d.]+)`).exec(rulesOf(`[data-time="${time}"]`))?.[1]);
}

/** The SVG of a picture, with the class names of the build. */
function drawn(shape: keyof typeof SHAPES, month: number): string {
  const markup = renderToStaticMarkup(<Horizon shape={shape} month={month} />);
  return markup.replace(/^<span[^>]*>|<\/span>$/g, '').replaceAll('class="', 'class="horizon-horizon-');
}

/** The highest point that a path reaches, above the land: the ends of its pieces, and their control points. */
function topOf(path: string): number {
  let top = Number.NEGATIVE_INFINITY;
  let y = 0;
  for (const [, command = '', list = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const all = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') y = all[1] ?? 0;
    else if (/[cs]/.test(command)) {
      for (let at = 1; at < all.length; at += 2) top = Math.max(top, -(y + (all[at] ?? 0)));
      y += all.at(-1) ?? 0;
    } else if (/[lqmt]/.test(command)) y += all.at(-1) ?? 0;
    else if (command === 'v') y += all[0] ?? 0;
    top = Math.max(top, -y);
  }
  return top;
}

describe('the horizon', () => {
  it.each(NAMES)(
    'in the shape %s is the same drawing for the same month, and another for another month',
    (shape) => {
      expect(drawn(shape, 5)).toBe(drawn(shape, 5));
      expect(new Set(MONTHS.map((month) => drawn(shape, month))).size).toBe(MONTHS.length);
    },
  );

  it.each(NAMES)(`in the shape %s has less than ${MAX_BYTES} bytes in every month`, (shape) => {
    for (const month of MONTHS) {
      const bytes = Buffer.byteLength(drawn(shape, month));
      expect(bytes).toBeGreaterThan(1_000);
      expect(bytes).toBeLessThan(MAX_BYTES);
    }
  });

  it('has a land of its own for each month', () => {
    const lands = early.match(/#\w{6}/g) ?? [];
    expect(lands).toHaveLength(MONTHS.length);
    expect(new Set(lands).size).toBe(MONTHS.length);
  });

  it('is decorated by its month: flakes in January, blossoms in May, leaves in October, mist and stars at the end', () => {
    expect(MONTHS.map((month) => decorationOf(month, SHAPES.side).colour)).toEqual([
      '#fff',
      ...Array(3),
      '#d07a86',
      ...Array(4),
      '#bd6531',
      'var(--veil)',
      '#fff',
    ]);
  });

  it('is on paper only with a time of its own', () => {
    const markup = (time?: 'day') =>
      renderToStaticMarkup(<Horizon shape="side" month={1} {...(time && { time })} />);
    expect([markup(), markup('day')].map((picture) => picture.includes('screen-only'))).toEqual([
      true,
      false,
    ]);
  });

  it('is not read aloud', () => {
    expect(drawn('side', 1)).toMatch(/<svg[^>]* aria-hidden="true"/);
  });
});

describe.each(MONTHS)('in month %i', (month) => {
  it.each(TIMES)(
    'at %s no line and no disc reaches above the box of a picture, where text may stand',
    (time) => {
      // Text may stand above a picture; beside a strip there is only its heading.
      for (const shape of ['side', 'middle'] as const) {
        // The lift of the air only flattens its lines.
        expect(numberOf('--lift', time)).toBeLessThanOrEqual(1);
        const paths = [...drawn(shape, month).matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
        expect(paths.length).toBeGreaterThan(8);
        const sunTop = numberOf('--sun-up', time) * 120 + 60;
        const top = Math.max(sunTop, ...paths.map(topOf));
        expect(top).toBeLessThanOrEqual(SHAPES[shape].height - SHAPES[shape].ground);
      }
    },
  );

  it.each(TIMES.flatMap((time) => (['light', 'dark'] as const).map((theme) => [time, theme] as const)))(
    'text and edges have enough contrast on the sky at %s in the %s theme',
    (time, theme) => {
      // The sky of the text runs from the colour of the page to a tint; the month colours only the land.
      const sky = [rulesOf(`[data-time="${time}"]`), rulesOf('\n.horizon')].map(readTokens);
      const all = new Map([...readTokens(tokens), ...sky.flatMap((found) => [...found])]);
      for (const below of [['--paper'], ['--paper', '--sky'], ['--paper', '--glow', '--sky']]) {
        for (const front of ['--ink', '--soft', '--pine']) {
          expect(contrast(all, theme, front, below)).toBeGreaterThanOrEqual(TEXT);
        }
        expect(contrast(all, theme, '--field-edge', below)).toBeGreaterThanOrEqual(EDGE);
      }
    },
  );
});
