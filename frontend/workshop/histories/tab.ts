import type { Delivery } from '../../writing/delivery.ts';
import type { News } from '../../writing/events.ts';
import type { Shelf } from '../../writing/shelf.ts';
import {
  type Answer,
  type Field,
  isInDanger,
  shownOf,
  statusOf,
  TODAY,
  type Version,
} from '../../writing/text.ts';
import type { Writer } from '../../writing/writer.ts';
import { createWriters } from '../../writing/writers.ts';
import type { Browser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import type { Server } from './server.ts';

/** Where a planted mistake gets between a tab and its edges. */
export type Spoil = {
  delivery?: (delivery: Delivery, person: string, field: Field, shelf: Shelf) => Delivery;
  shelf?: (shelf: Shelf) => Shelf;
  /** Requests do not say whom they are meant for. */
  isAnonymous?: boolean;
  /** Whether the flush of a log-out leaves this field out. */
  isSkipped?: (field: Field) => boolean;
};

/** What surrounds a tab. */
export type Surroundings = { ledger: Ledger; server: Server; network: Network; spoil: Spoil };

/** What a dead tab waits for: a promise of its own each time, because one for all would remember every tab. */
const never = () => new Promise<never>(() => {});

/** One tab with the pages of one person; it works with the real writers, and dies without a word. */
export class Tab {
  isAlive = true;
  isLoggingOut = false;
  /** The answer of today, as far as the page knows. */
  answer: Answer | null = null;
  /** The day that the server has told the page last. */
  told: string | null = null;
  /** The draft that the answer has displaced, as far as the page knows. */
  displaced: Version | null = null;
  editor: { writer: Writer; answer: Answer; close: () => void } | null = null;
  readonly id: number;
  readonly person: string;
  readonly browser: Browser;
  readonly writers;
  readonly day: Writer;
  readonly around: Surroundings;
  readonly shelf: Shelf;
  readonly sent = new Map<string, string[]>();
  readonly #left = new Map<string, string[]>();
  readonly #underWay = new Map<string, number>();
  readonly #timers = new Set<{ dueMs: number; callback: () => void }>();
  #nowMs = 0;

  constructor(id: number, person: string, browser: Browser, around: Surroundings) {
    this.id = id;
    this.person = person;
    this.browser = browser;
    this.around = around;
    const shelf = browser.shelfOf(
      id,
      (field) => [...(this.sent.get(field) ?? [])],
      (field, text, sent) => this.#left.set(`${field} ${text}`, [...sent, text]),
    );
    this.shelf = this.#whileAlive(around.spoil.shelf?.(shelf) ?? shelf);
    this.writers = createWriters({
      shelf: this.shelf,
      arm: (delayMs, callback) => this.#arm(delayMs, callback),
    });
    this.day = this.open(TODAY);
    this.day.hear((news) => this.#hear(news));
    this.writers.hold(this.day);
    this.look();
  }

  open(field: Field): Writer {
    const writer = this.writers.of(this.person, field, () => this.deliveryFor(field));
    // What was sent of a text comes along with it from an earlier page, and goes with it.
    const key = JSON.stringify(field);
    let from: string | null = null;
    writer.subscribe(() => {
      const { typed, origin } = writer.text();
      const comesFrom = typed && typed.value === origin ? origin.content : null;
      if (comesFrom !== null && comesFrom !== from)
        this.sent.set(key, this.#left.get(`${key} ${comesFrom}`) ?? []);
      if (!typed) this.sent.delete(key);
      from = comesFrom ?? from;
    });
    return writer;
  }

  /** The page has heard from the server how today stands. */
  look(): void {
    const { server, network } = this.around;
    if (!network.isDown) {
      this.answer = server.todayAnswer(this.person);
      this.told = String(server.day);
    }
    const displaced = network.isDown || !this.answer ? null : server.load('displaced', this.call());
    this.displaced = displaced && ![this.answer?.content, ''].includes(displaced.content) ? displaced : null;
    this.day.dispatch({ is: 'looked', answer: this.answer, day: this.told });
  }

  edit(answer: Answer): void {
    this.closeEditor();
    const writer = this.open({ kind: 'entry', id: answer.id });
    writer.dispatch({ is: 'looked', answer, day: null });
    const close = this.writers.hold(writer);
    const deaf = writer.hear((news) => {
      if (news.is === 'saved') this.closeEditor();
    });
    const closeBoth = () => {
      deaf();
      close();
    };
    this.editor = { writer, answer, close: closeBoth };
  }

  closeEditor(): void {
    this.editor?.close();
    this.editor = null;
  }

  describe(): string {
    const shown = this.shown().map((writer) => {
      const text = writer.text();
      return `${shownOf(text).content || '(nothing)'} ${statusOf(text)}`;
    });
    return `[${this.isAlive ? shown.join(', ') : 'dead'}]`;
  }

  pass(ms: number): void {
    this.#nowMs += ms;
    for (const timer of [...this.#timers]) {
      if (timer.dueMs > this.#nowMs) continue;
      this.#timers.delete(timer);
      timer.callback();
    }
  }

  die(): void {
    this.isAlive = false;
    this.#timers.clear();
  }

  /** All writers that somebody looks at. */
  shown(): Writer[] {
    return this.editor ? [this.day, this.editor.writer] : [this.day];
  }

  /** The texts that are nowhere but on this page, as far as it knows. */
  typed(): string[] {
    return this.shown().flatMap((writer) => {
      const { typed, beside } = writer.text();
      return [...(typed ? [typed] : []), ...beside].map(({ value }) => value.content);
    });
  }

  isInDanger(): boolean {
    return this.shown().some((writer) => isInDanger(writer.text()));
  }

  deliveryFor(field: Field): Delivery {
    const { ledger, network, spoil } = this.around;
    const key = JSON.stringify(field);
    const plain: Delivery = {
      load: () => this.#ifAlive(network.load(this.call())),
      send: (request) => {
        const count = (this.#underWay.get(key) ?? 0) + 1;
        if (count > 1) ledger.accuse(`two requests at once for ${key}`);
        this.#underWay.set(key, count);
        this.sent.set(key, [...(this.sent.get(key) ?? []), request.value.content]);
        const answered = network.send({ request, ...this.call() }).then((outcome) => {
          this.#underWay.set(key, 0);
          if (outcome.is === 'stored' || outcome.is === 'answered') this.sent.set(key, []);
          return outcome;
        });
        return this.#ifAlive(answered);
      },
    };
    return spoil.delivery?.(plain, this.person, field, this.shelf) ?? plain;
  }

  call() {
    return { person: this.around.spoil.isAnonymous ? null : this.person, session: this.browser.session };
  }

  #ifAlive<Result>(promise: Promise<Result>): Promise<Result> {
    return promise.then((result) => (this.isAlive ? result : never()));
  }

  #whileAlive(shelf: Shelf): Shelf {
    const run = <Result>(work: () => Promise<Result>) => (this.isAlive ? this.#ifAlive(work()) : never());
    return {
      put: (...given) => run(() => shelf.put(...given)),
      find: (...given) => run(() => shelf.find(...given)),
      drop: (...given) => run(() => shelf.drop(...given)),
      list: (person) => run(() => shelf.list(person)),
    };
  }

  #arm(delayMs: number, callback: () => void): () => void {
    const timer = { dueMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  #hear(news: News): void {
    const { ledger } = this.around;
    if (news.is === 'late') {
      this.answer = news.answer;
      this.told = news.answer.day;
    }
    if (news.is !== 'saved') return;
    const { answer } = news.saved;
    if (!ledger.wasAnswer(answer.content)) ledger.accuse(`${answer.content} is no answer`);
    if (this.told === null || this.told === answer.day) this.answer = answer;
    this.look();
  }
}
