import { createHash, createHmac } from 'node:crypto';

/** Shorter texts are not tracked: nearly every text of a request is shorter. */
const MIN_LENGTH = 1_000;

/** Properties that every use reads first. */
const FREE = new Set(['constructor', 'length', 'toString', 'valueOf']);

type Undo = () => void;

/** Wraps a method and calls `tell` with the receiver and the arguments first. */
function wrap(owner: object, key: PropertyKey, tell: (self: unknown, args: unknown[]) => void): Undo {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  const original: unknown = before?.value;
  if (!before || typeof original !== 'function') return () => {};
  const value = function (this: unknown, ...args: unknown[]): unknown {
    tell(this, args);
    return Reflect.apply(original, this, args);
  };
  Object.defineProperty(owner, key, { ...before, value });
  return () => Object.defineProperty(owner, key, before);
}

/** Whether the current use is Node's own, such as its HTTP client checking the headers of a test. */
function isDoneByNode(): boolean {
  const callers = (new Error().stack ?? '').split('\n').slice(1);
  return callers.find((line) => !/watched-texts|<anonymous>/.test(line))?.includes('(node:') ?? false;
}

/**
 * Records each use of these exact texts in this process, other than reading their length or passing them on: a string
 * method, a pattern, a hash, or parsing an address of this length. Node's own uses are excluded.
 */
export function watchTexts(texts: string[]): { uses: Set<string>; stop: Undo } {
  const watched = new Set(texts);
  const uses = new Set<string>();
  // Once under each name: graphql-js reads a text character by character, and a look-up compares the whole text.
  const note = (name: string, value: unknown) => {
    if (typeof value !== 'string' || value.length < MIN_LENGTH || uses.has(name)) return;
    if (watched.has(value) && !isDoneByNode()) uses.add(name);
  };
  const RealUrl = globalThis.URL;
  globalThis.URL = new Proxy(RealUrl, {
    construct: (target, args, newTarget) => {
      if (String(args[0]).length >= MIN_LENGTH) uses.add('URL');
      return Reflect.construct(target, args, newTarget);
    },
  });
  const methods = Reflect.ownKeys(String.prototype).filter((key) => !FREE.has(String(key)));
  const undo: Undo[] = [
    () => {
      globalThis.URL = RealUrl;
    },
    ...methods.map((key) => {
      const name = String(key);
      return wrap(String.prototype, key, (self) => note(name, self));
    }),
    ...['exec', 'test'].map((key) => {
      const name = `pattern.${key}`;
      return wrap(RegExp.prototype, key, (_, [text]) => note(name, text));
    }),
    ...[createHash('sha256'), createHmac('sha256', '')].map((hash) =>
      wrap(Object.getPrototypeOf(hash), 'update', (_, [text]) => note('hash', text)),
    ),
  ];
  return {
    uses,
    stop: () => {
      for (const step of undo) step();
    },
  };
}
