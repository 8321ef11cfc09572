/** The theme a page is shown in. */
type Theme = 'light' | 'dark';
/** Colours by the name of their custom property, as they are written. */
type Tokens = Map<string, string>;

type Colour = { red: number; green: number; blue: number; alpha: number };

const COLOUR_VALUE = /^(#|rgb\(|light-dark\(|color-mix\()/;

/** The colours among the custom properties of a style sheet's first rule. */
export function readTokens(css: string): Tokens {
  const [firstRule = ''] = css.split('}');
  const tokens: Tokens = new Map();
  for (const [, name = '', value = ''] of firstRule.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    if (COLOUR_VALUE.test(value)) tokens.set(name, value);
  }
  return tokens;
}

/** The colour of a token in this theme; throws for a notation that the tokens do not use. */
function colourOf(tokens: Tokens, theme: Theme, value: string): Colour {
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? value;
  const known = tokens.get(named);
  if (known !== undefined) return colourOf(tokens, theme, known);

  const themed = /^light-dark\((.+), (#\w+|rgb\(.+\))\)$/.exec(value);
  if (themed) return colourOf(tokens, theme, (theme === 'light' ? themed[1] : themed[2]) ?? '');

  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(value);
  if (mixed) return { ...colourOf(tokens, theme, mixed[1] ?? ''), alpha: Number(mixed[2]) / 100 };

  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(value);
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ (\d+)%)?\)$/.exec(value);
  const [, red, green, blue, percent] = hex ?? rgb ?? [];
  if (!red || !green || !blue) throw new Error(`The contrast of "${value}" cannot be computed.`);
  const channel = (digits: string) => Number.parseInt(digits, hex ? 16 : 10);
  return {
    red: channel(red),
    green: channel(green),
    blue: channel(blue),
    alpha: Number(percent ?? 100) / 100,
  };
}

function over(front: Colour, back: Colour): Colour {
  const mix = (one: number, other: number) => one * front.alpha + other * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
}

function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio (WCAG 2.2) of a token on layers, lowest layer first; the lowest layer must be opaque. */
export function contrast(tokens: Tokens, theme: Theme, front: string, below: string[]): number {
  const layers = below.map((name) => colourOf(tokens, theme, name));
  const ground = layers.reduce((stack, layer) => over(layer, stack));
  const shown = over(colourOf(tokens, theme, front), ground);
  const [lighter = 0, darker = 0] = [luminance(shown), luminance(ground)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
