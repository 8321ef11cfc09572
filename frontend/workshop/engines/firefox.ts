import { firefox, type Page } from '@playwright/test';
import { BERLIN } from '../e2e/day-ends.ts';
import { type Engine, type Size, View } from './view.ts';

/** Where Debian keeps Firefox. */
export const FIREFOX_PATH = '/usr/bin/firefox-esr';
const HEARD = new Set(['error', 'warning', 'log']);
const COARSE_POINTER = 1;
const WIDEST_PHONE_PX = 600;

class FirefoxView extends View {
  readonly #page: Page;
  readonly #heard: string[] = [];

  constructor(page: Page) {
    super();
    this.#page = page;
    page.on('console', (message) => {
      if (HEARD.has(message.type())) this.#heard.push(`${message.text()} (${page.url()})`);
    });
    page.on('pageerror', ({ message }) => this.#heard.push(`page error: ${message} (${page.url()})`));
  }

  override noise() {
    return this.#heard;
  }
  override async go(path: string) {
    await this.#page.goto(path);
  }
  override async reload() {
    await this.#page.reload();
  }
  override press(key: string) {
    return this.#page.keyboard.press(key);
  }
  override close() {
    return this.#page.context().close();
  }
  protected override pressAt(x: number, y: number) {
    return this.#page.mouse.click(x, y);
  }
  protected override evaluate<T>(expression: string) {
    return this.#page.evaluate<T>(expression);
  }
}

/** Starts Debian's Firefox, which Playwright drives over WebDriver BiDi. */
export async function startFirefox(viewport: Size): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX_PATH,
    firefoxUserPrefs:
      viewport.width < WIDEST_PHONE_PX ? { 'ui.primaryPointerCapabilities': COARSE_POINTER } : {},
  });
  return {
    async open(origin) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        locale: 'de-DE',
        timezoneId: BERLIN,
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          reportError(new Error(`violation: ${violatedDirective} ${blockedURI} ${sample}`)),
        );
      });
      return new FirefoxView(await context.newPage());
    },
    stop: () => browser.close(),
  };
}
