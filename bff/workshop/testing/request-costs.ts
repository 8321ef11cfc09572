import { PasswordHasher } from '../../account/password.ts';
import type { TestApp } from './test-app.ts';
import { watchTexts } from './watched-texts.ts';

/** The counted cost of a request. */
export interface RequestCost {
  /** The operations on a watched text, by name. */
  uses: string[];
  /** Reads and writes of the database. */
  statements: number;
  /** The number of hashed passwords, unwrapped keys and sealed texts. */
  secrets: number;
}

/** Counts the cost of sequential requests in an app. */
export class RequestCosts {
  readonly #watch: ReturnType<typeof watchTexts>;
  readonly #statements: { mock: { calls: unknown[] } }[];
  readonly #secrets: { mock: { calls: unknown[] } }[];

  /** Records every use of these texts until `stop`. */
  constructor({ db, vault, ring }: TestApp, texts: string[]) {
    this.#watch = watchTexts(texts);
    this.#statements = [
      jest.spyOn(db, 'all'),
      jest.spyOn(db, 'read'),
      jest.spyOn(db, 'write'),
      jest.spyOn(db, 'change'),
    ];
    this.#secrets = [
      jest.spyOn(vault, 'cipherOf'),
      jest.spyOn(ring, 'sealText'),
      jest.spyOn(PasswordHasher.prototype, 'hash'),
      jest.spyOn(PasswordHasher.prototype, 'verify'),
    ];
  }

  /** Sends a request and returns its reply with its cost. */
  async of<Reply>(send: () => Promise<Reply>): Promise<RequestCost & { reply: Reply }> {
    jest.clearAllMocks();
    this.#watch.uses.clear();
    const reply = await send();
    const calls = (spies: { mock: { calls: unknown[] } }[]) =>
      spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    const { uses } = this.#watch;
    return { reply, uses: [...uses], statements: calls(this.#statements), secrets: calls(this.#secrets) };
  }

  stop(): void {
    this.#watch.stop();
    jest.restoreAllMocks();
  }
}
