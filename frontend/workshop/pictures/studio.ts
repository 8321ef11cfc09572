import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../bff/workshop/testing/system-tools.ts';

const FONTS = new URL('../../../node_modules/@fontsource/fraunces/files/', import.meta.url);
const TOKENS = new URL('../../styles/tokens.css', import.meta.url);
const MARK = new URL('../../public/favicon.svg', import.meta.url);

/** Starts the machine's Chromium; the caller closes the browser. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing. On Debian: apt-get install chromium');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

function fontFace(weight: 400 | 500): string {
  const file = readFileSync(new URL(`fraunces-latin-${weight}-normal.woff2`, FONTS)).toString('base64');
  return `@font-face { font-family: Fraunces; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}) }`;
}

/** The sun over two waves, as the inside of an SVG with the view box `0 0 32 32`, in the colours of the tokens. */
export function mark(): string {
  const [, drawing = ''] = /<\/title>([\s\S]*)<\/svg>/.exec(readFileSync(MARK, 'utf8')) ?? [];
  return drawing.replace('#2F8069', 'var(--pine)').replace('#F4B277', 'var(--dawn)');
}

/** Shows a drawing in this page, with the tokens and fonts of the product. */
export async function draw(page: Page, body: string, css: string): Promise<void> {
  const tokens = readFileSync(TOKENS, 'utf8');
  const base =
    '* { box-sizing: border-box; margin: 0 } body { font-family: var(--serif) } svg { display: block }';
  const style = [fontFace(400), fontFace(500), tokens, base, css].join('\n');
  await page.setContent(`<!doctype html><html lang="de"><style>${style}</style><body>${body}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
}

/** A PNG as WebP, encoded by the browser; `quality` from 0 to 1. */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
