import { test as base, expect, type Person } from '../e2e/stage.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, Size, View } from './view.ts';
import { startWebKit } from './webkit.ts';

/** The options of a project in `playwright.config.ts`. */
export type EngineOptions = { engineName: 'firefox' | 'webkit'; size: Size };

// WebKit reports that observer results appear in the next frame; this loses nothing.
const LATER_FRAME = /ResizeObserver loop completed with undelivered notifications/;
// Firefox reports a font whose page was left before the font had arrived.
const FONT_OF_A_LEFT_PAGE = /download failed \(font-family: .* status=2152398850/;
const ENGINE_STARTS_WITHIN_MS = 60_000;

/** Signs a window in over the API. */
export async function signInAs(view: View, { username, password }: Person): Promise<void> {
  await view.go('/impressum');
  const status = await view.run(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/login', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ username, password }));
  expect(status).toBe(200);
}

/** As the `test` of the other journeys, with a window of this engine in the place of the page. */
export const test = base.extend<{ view: View; signedIn: Person }, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  size: [
    { width: 390, height: 844 },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ engineName, size }, use) => {
      const engine = await (engineName === 'firefox' ? startFirefox(size) : startWebKit(size));
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: ENGINE_STARTS_WITHIN_MS },
  ],
  view: async ({ engine, product, noise }, use, journey) => {
    noise.allowed.push(LATER_FRAME, FONT_OF_A_LEFT_PAGE);
    const view = await engine.open(product.origin);
    await use(view);
    if (journey.status !== journey.expectedStatus) {
      const body = await view.text().catch(String);
      await journey.attach('the page at the end', { body, contentType: 'text/plain' });
    }
    noise.heard.push(...view.noise());
    await view.close();
  },
  signedIn: async ({ view, person }, use) => {
    await signInAs(view, person);
    await use(person);
  },
});

export { expect };
