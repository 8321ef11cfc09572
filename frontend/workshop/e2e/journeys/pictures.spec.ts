import { FILM_CAPTIONS, FILM_SECONDS } from '../../../content/film-captions.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

const HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';
const FEW_BYTES = 2 * 1024;

test('the manifest has screenshots of phone and desktop in the stated sizes', async ({ page }) => {
  await visit(page, '/');
  const { screenshots } = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src, sizes, type, label } of screenshots) {
    const answer = await page.request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
    expect(answer.headers()['cache-control']).toBe(HOUR);
    expect(label).not.toBe('');
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const shapes = screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
  expect(new Set(shapes)).toEqual(new Set(['narrow', 'wide']));
});

test('the film loads when it is played, in ranges, with its captions', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/wissen');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('autoplay', false);
  const box = await film.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);

  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect(film).toHaveJSProperty('paused', false);
  const duration = await film.evaluate((element: HTMLVideoElement) => element.duration);
  expect(duration).toBeCloseTo(FILM_SECONDS, 0);
  await expect
    .poll(() =>
      film.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].map((track) => [track.language, track.mode, track.cues?.length]),
      ),
    )
    .toEqual([['de', 'showing', FILM_CAPTIONS.length]]);

  const sources = await film
    .locator('source')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''));
  expect(sources.map((source) => source.split('.').at(-1))).toEqual(['webm', 'mp4']);
  for (const source of sources) {
    const part = await page.request.get(source, { headers: { Range: `bytes=0-${FEW_BYTES - 1}` } });
    expect(part.status()).toBe(206);
    expect((await part.body()).length).toBe(FEW_BYTES);
    expect(part.headers()['cache-control']).toBe(FOR_EVER);
  }
});

test('the film can be read instead', async ({ page, tap }) => {
  await visit(page, '/wissen');
  const words = page.getByText('Aufwind macht daraus eine einzige Frage am Tag.');
  await expect(words).toBeHidden();
  await tap(page.getByText('Den Film lesen statt ansehen'));
  await expect(words).toBeVisible();
});
