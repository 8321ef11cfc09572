import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { FILM_CAPTIONS, FILM_SECONDS } from '../../../frontend/content/film-captions.ts';
import { takeScreens } from '../../../frontend/workshop/pictures/screens.ts';
import { openBrowser, webpOf } from '../../../frontend/workshop/pictures/studio.ts';
import { toWebVtt } from '../../../frontend/workshop/pictures/web-vtt.ts';

const PUBLIC_DIR = 'frontend/public';
const STUDIO = 'frontend/workshop/pictures/studio.tsx';
const FILM_DIR = 'frontend/content/film';
const FPS = 25;
const POSTER_AT_S = 36;
const ENCODINGS = {
  'three-good-things.webm': '-c:v libvpx-vp9 -b:v 0 -crf 43 -row-mt 1 -cpu-used 3 -pix_fmt yuv420p',
  'three-good-things.mp4':
    '-c:v libx264 -preset slow -tune animation -crf 29 -pix_fmt yuv420p -movflags +faststart',
};

/** The icons and their sizes. Home screens cut a maskable icon to their own shape, so it fills its square. */
const ICONS: [file: string, size: number, isSquare?: boolean][] = [
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/maskable-512.png', 512, true],
  ['apple-touch-icon.png', 180, true],
  ['favicon.ico', 48],
];

/** The container format of `favicon.ico`: a directory with a single entry, and a PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icons in all sizes, from `favicon.svg`. */
async function icons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const svg = readFileSync(join(PUBLIC_DIR, 'favicon.svg'), 'utf8');
  for (const [file, size, isSquare] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const drawing = isSquare ? svg.replace(/ rx="\d+"/, '') : svg;
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(join(PUBLIC_DIR, file), file.endsWith('.ico') ? toIco(png, size) : png);
  }
}

/** Opens a drawing of the studio, which is built of the product's own parts. */
async function draw(browser: Browser, drawing: string, width: number, height: number): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: STUDIO, output: { format: 'iife' } },
    },
  });
  const files = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  const parts = files.map((file) =>
    file.type === 'chunk' ? `<script>${file.code}</script>` : `<style>${file.source}</style>`,
  );
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(`<!doctype html><html lang="de"><body data-drawing="${drawing}">${parts.join('')}`);
  await page.locator('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function social(browser: Browser): Promise<void> {
  const page = await draw(browser, 'social', 1200, 630);
  await page.screenshot({ path: join(PUBLIC_DIR, 'social.jpg'), type: 'jpeg', quality: 90 });
}

async function showSecond(page: Page, second: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
  }, second * 1000);
}

function ffmpeg(args: string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) throw new Error('The film needs ffmpeg. On Debian: apt-get install ffmpeg');
  if (status !== 0) throw new Error('ffmpeg has failed.');
}

/** The film on /wissen, frame by frame, with its captions and its poster. */
async function film(browser: Browser): Promise<void> {
  ffmpeg(['-version']);
  const frames = mkdtempSync(join(tmpdir(), 'aufwind-film-'));
  const page = await draw(browser, 'film', 1280, 720);
  await showSecond(page, POSTER_AT_S);
  writeFileSync(join(FILM_DIR, 'poster.webp'), await webpOf(page, 0.82));
  writeFileSync(join(FILM_DIR, 'three-good-things.de.vtt'), toWebVtt(FILM_CAPTIONS));
  for (let frame = 0; frame < FPS * FILM_SECONDS; frame += 1) {
    await showSecond(page, frame / FPS);
    const path = join(frames, `${String(frame).padStart(5, '0')}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 96 });
  }
  for (const [file, options] of Object.entries(ENCODINGS)) {
    const input = ['-framerate', String(FPS), '-i', join(frames, '%05d.jpg')];
    ffmpeg([...input, ...options.split(' '), '-an', join(FILM_DIR, file)]);
  }
  rmSync(frames, { recursive: true });
}

const PARTS = { icons, social, screens: takeScreens, film };

/** `npm run pictures`: makes all pictures and the film again; arguments choose among icons, social, screens and film. */
async function pictures(): Promise<void> {
  const wanted = process.argv.slice(2);
  const browser = await openBrowser();
  for (const [name, make] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await make(browser);
  }
  await browser.close();
}

await pictures();
