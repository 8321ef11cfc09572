import { expect } from '@playwright/test';
import { AWAKE } from '../e2e/steps.ts';

/** The width and height of a window. */
export type Size = { width: number; height: number };

/** A running browser, whose windows share nothing. */
export interface Engine {
  /** Opens a separate window. */
  open(origin: string): Promise<View>;
  /** Ends the browser. */
  stop(): Promise<void>;
}

/** Runs in the page: the visible elements, with this name if given. */
function find(selector: string, name: string | null, isPattern: boolean): HTMLElement[] {
  const textOf = (nodes: Iterable<Node | null>) => Array.from(nodes, (node) => node?.textContent).join(' ');
  const nameOf = (element: HTMLElement) => {
    const own = element.getAttribute('aria-label');
    if (own) return own;
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return textOf(ids.map((id) => document.getElementById(id)));
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField ? textOf(element.labels ?? []) : element.innerText;
  };
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (name === null) return true;
    const found = nameOf(element).replaceAll(/\s+/g, ' ').trim();
    return isPattern ? new RegExp(name, 'u').test(found) : found === name;
  });
}

/** Runs in the page: returns the point of the first matching element once it is still and uncovered. */
async function aimAt([element]: HTMLElement[]): Promise<{ x: number; y: number } | null> {
  if (!element || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const centre = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = centre();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y } = centre();
  if (x !== before.x || y !== before.y) return null;
  if (!element.contains(document.elementFromPoint(x, y))) return null;
  return { x, y };
}

/** Runs in the page: writes into a field without React's tracking. */
function write([field]: HTMLElement[], text: string): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.disabled || field.readOnly) return false;
  field.focus();
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  return true;
}

/** A window of an engine. A selector names elements, with their accessible name if the selector is not enough. */
export abstract class View {
  /** The messages and faults of the pages. */
  abstract noise(): string[];
  /** Opens an address of the product. */
  abstract go(path: string): Promise<void>;
  /** Loads the page anew. */
  abstract reload(): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  abstract press(key: string): Promise<void>;
  /** Closes the window and deletes its storage. */
  abstract close(): Promise<void>;
  protected abstract pressAt(x: number, y: number): Promise<void>;
  protected abstract evaluate<T>(expression: string): Promise<T>;

  /** Runs a function in the page. The function may use only its arguments. */
  run<T, A extends unknown[]>(act: (...given: A) => T | Promise<T>, ...given: A): Promise<T> {
    return this.evaluate(`(${act})(...${JSON.stringify(given)})`);
  }

  /** Runs a function in the page on the elements that are seen of these. */
  on<T, A extends unknown[]>(
    [selector, name]: [selector: string, name?: string | RegExp],
    act: (found: HTMLElement[], ...given: A) => T | Promise<T>,
    ...given: A
  ): Promise<T> {
    const isPattern = name instanceof RegExp;
    const wanted = JSON.stringify([selector, isPattern ? name.source : (name ?? null), isPattern]);
    return this.evaluate(`(${act})((${find})(...${wanted}), ...${JSON.stringify(given)})`);
  }

  /** Opens a page and waits until its controls respond. */
  async visit(path: string): Promise<void> {
    await this.go(path);
    await this.awake();
  }

  /** Waits until the page's controls respond. */
  awake(): Promise<void> {
    return expect(async () => {
      expect(await this.run((awake) => document.querySelector(awake) !== null, AWAKE)).toBe(true);
    }).toPass();
  }

  /** Presses this as soon as that is possible. */
  async click(selector: string, name?: string | RegExp): Promise<void> {
    await expect(async () => {
      const place = await this.on([selector, name], aimAt);
      if (!place) throw new Error(`Nobody can press ${selector} ${name ?? ''}.`);
      await this.pressAt(place.x, place.y);
    }).toPass();
  }

  /** Replaces the text of a field. */
  fill(selector: string, name: string | RegExp, text: string): Promise<void> {
    return expect(async () => {
      expect(await this.on([selector, name], write, text), `${selector} ${name}`).toBe(true);
    }).toPass();
  }

  /** Types into the focused element, key by key. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  /** Chooses a file in the file field of the page. */
  choose({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const bytes = buffer.toString('base64');
    const put = (name: string, type: string, bytes: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) return false;
      const chosen = new DataTransfer();
      chosen.items.add(
        new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name, { type }),
      );
      input.files = chosen.files;
      return input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return expect(async () => expect(await this.run(put, name, mimeType, bytes)).toBe(true)).toPass();
  }

  /** All text that is seen. */
  text(): Promise<string> {
    return this.run(() => document.body.innerText.replaceAll(/[^\S\n]+/g, ' '));
  }

  /** Waits until the page shows this text. */
  sees(text: string): Promise<void> {
    return expect(async () => expect(await this.text()).toContain(text)).toPass();
  }

  /** Waits until the page shows this text no more. */
  misses(text: string): Promise<void> {
    return expect(async () => expect(await this.text()).not.toContain(text)).toPass();
  }

  /** Waits until the field holds this text. */
  holds(selector: string, name: string | RegExp, text: string): Promise<void> {
    const textIn = ([field]: HTMLElement[]) => (field && 'value' in field ? field.value : null);
    return expect(async () => expect(await this.on([selector, name], textIn)).toBe(text)).toPass();
  }

  /** Waits until the window is at this address of the product. */
  arrives(path: string): Promise<void> {
    return expect(async () => {
      expect(await this.run(() => location.href.slice(location.origin.length))).toBe(path);
    }).toPass();
  }

  /** Waits until something of this name has the focus. */
  focuses(selector: string, name?: string | RegExp): Promise<void> {
    const isFocused = (found: HTMLElement[]) => found.some((element) => element === document.activeElement);
    return expect(async () => expect(await this.on([selector, name], isFocused)).toBe(true)).toPass();
  }
}
