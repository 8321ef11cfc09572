import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../bff/workshop/testing/free-port.ts';
import { until } from '../../../bff/workshop/testing/until.ts';
import { BERLIN } from '../e2e/day-ends.ts';
import { type Engine, type Size, View } from './view.ts';

const WINDOW = fileURLToPath(new URL('./webkit-window.py', import.meta.url));
const SCREEN = '1400x1000x24';
const ANSWERS_WITHIN_MS = 30_000;
// Retry, because a navigation drops a running script without an error.
const SCRIPT_ENDS_WITHIN_MS = 8000;
// Keys that write no letter, as WebDriver knows them.
const KEYS = new Map([
  ['Tab', '\uE004'],
  ['Enter', '\uE007'],
  ['Escape', '\uE00C'],
  ['End', '\uE010'],
]);

/** Sends a WebDriver command; the caller states the type of the result. */
async function send<T>(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  body = {},
  withinMs = ANSWERS_WITHIN_MS,
): Promise<T> {
  const response = await fetch(address, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(withinMs),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error} ${value.message}`);
  return value;
}

/** A window of WebKitGTK with the folder of its downloads. */
export class WebKitView extends View {
  readonly #session: string;
  readonly #origin: string;
  readonly #folder: string;

  constructor(session: string, origin: string, folder: string) {
    super();
    this.#session = session;
    this.#origin = origin;
    this.#folder = folder;
  }

  /** The names of the files that have arrived whole so far. */
  downloads() {
    return readdirSync(this.#folder).filter((name) => !/^noise$|\.wkdownload$/.test(name));
  }
  /** The content of a downloaded file. */
  downloaded(name: string) {
    return readFileSync(join(this.#folder, name));
  }
  override noise() {
    const file = join(this.#folder, 'noise');
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  }
  override go(path: string) {
    return this.#post('url', { url: new URL(path, this.#origin).href });
  }
  override reload() {
    return this.#post('refresh');
  }
  override press(key: string) {
    const value = KEYS.get(key) ?? key;
    return this.#act('key', {}, { type: 'keyDown', value }, { type: 'keyUp', value });
  }
  override async close() {
    await send(this.#session, 'DELETE');
    rmSync(this.#folder, { recursive: true });
  }
  protected override pressAt(x: number, y: number) {
    const at = { x: Math.round(x), y: Math.round(y) };
    const [move, down, up] = ['pointerMove', 'pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    return this.#act(
      'pointer',
      { parameters: { pointerType: 'mouse' } },
      { ...move, ...at },
      { ...down },
      { ...up },
    );
  }
  protected override async evaluate<T>(expression: string) {
    const script = `const [done] = arguments;
      (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const told = await this.#post<{ value: T; error?: string }>(
      'execute/async',
      { script, args: [] },
      SCRIPT_ENDS_WITHIN_MS,
    );
    if (told.error) throw new Error(told.error);
    return told.value;
  }
  #act(type: string, source: object, ...actions: object[]) {
    return this.#post('actions', { actions: [{ type, id: type, ...source, actions }] });
  }
  #post<T = void>(command: string, body = {}, withinMs?: number) {
    return send<T>(`${this.#session}/${command}`, 'POST', body, withinMs);
  }
}

/** Starts a virtual screen; returns its name. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

/** Starts Debian's WebKitGTK, by the protocol WebDriver. */
export async function startWebKit({ width, height }: Size): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DISPLAY: screen.display, TZ: BERLIN, LC_ALL: 'C.UTF-8', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => send(`${address}/status`, 'GET').then(Boolean, () => false));
  return {
    async open(origin) {
      const folder = mkdtempSync(join(tmpdir(), 'aufwind-engines-'));
      const options = { binary: WINDOW, args: [String(width), String(height), folder] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const body = { capabilities };
      const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, 'POST', body);
      return new WebKitView(`${address}/session/${sessionId}`, origin, folder);
    },
    async stop() {
      driver.kill();
      screen.stop();
    },
  };
}
