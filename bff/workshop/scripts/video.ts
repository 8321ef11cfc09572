import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FILM_CAPTIONS } from '../../../frontend/content/film-captions.ts';
import { FILM, filmPage } from '../../../frontend/workshop/pictures/film-frames.ts';
import { draw, openBrowser, toWebp } from '../../../frontend/workshop/pictures/studio.ts';
import { toWebVtt } from '../../../frontend/workshop/pictures/web-vtt.ts';

const FILM_DIR = 'frontend/content/film';
const POSTER_QUALITY = 0.82;

const ENCODINGS = {
  'three-good-things.webm': '-c:v libvpx-vp9 -b:v 0 -crf 36 -row-mt 1 -cpu-used 2 -pix_fmt yuv420p',
  'three-good-things.mp4': '-c:v libx264 -preset slow -crf 25 -pix_fmt yuv420p -movflags +faststart',
};

function ffmpeg(args: string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) {
    console.error('The film cannot be encoded: ffmpeg is missing. On Debian: apt-get install ffmpeg');
    process.exit(1);
  }
  if (status !== 0) throw new Error('ffmpeg has failed.');
}

/** The film at this second. */
async function frameAt(page: Page, second: number, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) animation.currentTime = ms;
  }, second * 1000);
  return page.screenshot(type === 'png' ? { type } : { type, quality: 96 });
}

/** `npm run video`: draws the film on /wissen frame by frame and encodes film, captions and poster. */
async function video(): Promise<void> {
  ffmpeg(['-version']);
  const frames = mkdtempSync(join(tmpdir(), 'aufwind-film-'));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: FILM, colorScheme: 'light' });
    const { body, css } = filmPage();
    await draw(page, body, css);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    for (let frame = 0; frame < FILM.fps * FILM.seconds; frame += 1) {
      const name = `${String(frame).padStart(5, '0')}.jpg`;
      writeFileSync(join(frames, name), await frameAt(page, frame / FILM.fps, 'jpeg'));
    }
    const poster = await toWebp(page, await frameAt(page, FILM.posterAt, 'png'), POSTER_QUALITY);
    writeFileSync(join(FILM_DIR, 'poster.webp'), poster);
    writeFileSync(join(FILM_DIR, 'three-good-things.de.vtt'), toWebVtt(FILM_CAPTIONS));
    for (const [file, options] of Object.entries(ENCODINGS)) {
      const input = ['-framerate', String(FILM.fps), '-i', join(frames, '%05d.jpg')];
      ffmpeg([...input, ...options.split(' '), '-an', join(FILM_DIR, file)]);
      console.log(`${file}: ${Math.round(statSync(join(FILM_DIR, file)).size / 1024)} kB`);
    }
  } finally {
    await browser.close();
    rmSync(frames, { recursive: true });
  }
}

await video();
