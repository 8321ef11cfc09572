import type { Delivery } from '../../writing/delivery.ts';
import type { News } from '../../writing/events.ts';
import type { LocalOutbox } from '../../writing/local-outbox.ts';
import {
  type Answer,
  type AnswerDay,
  dayOf,
  type Field,
  isOnlyInMemory,
  shownOf,
  statusOf,
  TODAY,
  type Version,
  YESTERDAY,
} from '../../writing/text.ts';
import type { Writer } from '../../writing/writer.ts';
import { createWriters } from '../../writing/writers.ts';
import { ifAlive, whileAlive } from './alive.ts';
import type { Browser } from './browser.ts';

import type { Caller } from './server.ts';
import type { Surroundings } from './surroundings.ts';

/** A tab with the pages of one person. It uses the real writers, and dies without notice. */
export class Tab {
  isAlive = true;
  isLoggingOut = false;
  /** The answers of both days, as far as the page knows. */
  readonly answers: Record<AnswerDay, Answer | null> = { TODAY: null, YESTERDAY: null };
  /** Today, as the server last told the page. */
  today: number | null = null;
  /** Whether yesterday can be answered, as far as the page knows. */
  isYesterdayOpen = false;
  /** The draft that the answer has superseded, as far as the page knows. */
  superseded: Version | null = null;
  editor: { writer: Writer; answer: Answer; close: () => void } | null = null;
  readonly id: number;
  readonly person: string;
  readonly browser: Browser;
  readonly writers;
  /** The writer of the shown day. */
  day: Writer;
  readonly around: Surroundings;
  readonly outbox: LocalOutbox;
  readonly sent = new Map<string, string[]>();
  /** The writers of both days, visible or not. */
  readonly #days = new Map<string, Writer>();
  isElsewhere = false;
  #leave = () => {};
  readonly #left = new Map<string, string[]>();
  readonly #underWay = new Map<string, number>();
  readonly #timers = new Set<{ dueMs: number; callback: () => void }>();
  #nowMs = 0;

  constructor(id: number, person: string, browser: Browser, around: Surroundings) {
    this.id = id;
    this.person = person;
    this.browser = browser;
    this.around = around;
    const outbox = browser.outboxOf(
      id,
      (field) => [...(this.sent.get(field) ?? [])],
      (field, text, sent) => this.#left.set(`${field} ${text}`, [...sent, text]),
    );
    this.outbox = whileAlive(this, around.spoil.outbox?.(outbox) ?? outbox);
    this.writers = createWriters({
      outbox: this.outbox,
      holdPage: () => () => {},
      startTimer: (delayMs, callback) => this.#startTimer(delayMs, callback),
    });
    this.day = this.open(TODAY);
    this.show('TODAY');
  }

  /** The answer of the shown day. */
  get answer(): Answer | null {
    return this.answers[this.openDay];
  }

  get openDay(): AnswerDay {
    return dayOf(this.day.text().field);
  }

  /** Its person comes to a day. */
  show(openDay: AnswerDay): void {
    this.#leave();
    const writer = this.open(openDay === 'TODAY' ? TODAY : YESTERDAY);
    this.day = writer;
    this.#days.set(openDay, writer);
    const deaf = writer.onNews((news) => this.#onNews(news));
    this.#leave = deaf;
    // As on the page: what the server has told is known before the outbox is looked at.
    this.look();
    if (this.day !== writer) return;
    const release = this.writers.retain(writer);
    this.#leave = () => [deaf, release].forEach((end) => void end());
  }

  open(field: Field): Writer {
    const writer = this.writers.get(this.person, field, () => this.deliveryFor(field));
    // What was sent of a text comes along with it from an earlier page, and goes with it.
    const key = JSON.stringify(field);
    let from: string | null = null;
    writer.subscribe(() => {
      const { typed, replaced } = writer.text();
      const comesFrom = typed && replaced.includes(typed.value) ? typed.value.content : null;
      if (comesFrom !== null && comesFrom !== from)
        this.sent.set(key, this.#left.get(`${key} ${comesFrom}`) ?? []);
      if (!typed) this.sent.delete(key);
      from = comesFrom ?? from;
    });
    return writer;
  }

  /** The page reads the state of the days from the server; an empty yesterday gives way to today. */
  look(): void {
    const { server, network } = this.around;
    if (!network.isDown) {
      this.isYesterdayOpen = server.isOpen(this.person, server.day - 1);
      const isNothing = !this.isYesterdayOpen && !server.answerOf(this.person, 'YESTERDAY');
      if (this.openDay === 'YESTERDAY' && isNothing) this.show('TODAY');
      this.answers[this.openDay] = server.answerOf(this.person, this.openDay);
      this.today = server.day;
    }
    const draft = network.isDown || !this.answer ? null : server.load('superseded', this.call());
    this.superseded = draft && ![this.answer?.content, ''].includes(draft.content) ? draft : null;
    const yesterday = this.today === null ? null : String(this.today - 1);
    const isToday = this.openDay === 'TODAY';
    const day = isToday && this.today !== null ? String(this.today) : yesterday;
    const open = isToday && this.isYesterdayOpen ? yesterday : null;
    this.day.dispatch({ is: 'serverStateRead', answer: this.answer, day, yesterday: open });
  }

  /** Its person opens a page without a day, which resumes what earlier pages have left, or the page of the day again. */
  turnPage(): void {
    this.isElsewhere = !this.isElsewhere;
    if (this.isElsewhere) {
      this.#leave();
      this.#leave = () => {};
      void this.writers.resume(this.person, (field) => this.deliveryFor(field));
    } else this.show(this.openDay);
  }

  edit(answer: Answer): void {
    this.closeEditor();
    const writer = this.open({ kind: 'entry', id: answer.id });
    writer.dispatch({ is: 'serverStateRead', answer, day: null });
    const close = this.writers.retain(writer);
    const deaf = writer.onNews((news) => {
      if (news.is === 'saved') this.closeEditor();
    });
    this.editor = { writer, answer, close: () => [deaf, close].forEach((end) => void end()) };
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

  /** All writers with a visible text. */
  shown(): Writer[] {
    return this.editor ? [this.day, this.editor.writer] : [this.day];
  }

  /** The texts that, as far as the page knows, exist on this page only. */
  typed(): string[] {
    const all = new Set([...this.#days.values(), ...this.shown()]);
    return [...all].flatMap((writer) => {
      const { typed, alternatives } = writer.text();
      return [...(typed ? [typed] : []), ...alternatives].map(({ value }) => value.content);
    });
  }

  isInDanger(): boolean {
    return this.shown().some((writer) => isOnlyInMemory(writer.text()));
  }

  deliveryFor(field: Field): Delivery {
    const { ledger, network, spoil } = this.around;
    const key = JSON.stringify(field);
    const plain: Delivery = {
      load: () => ifAlive(this, network.load(this.call(field))),
      send: (request) => {
        const count = (this.#underWay.get(key) ?? 0) + 1;
        if (count > 1) ledger.accuse(`two requests at once for ${key}`);
        this.#underWay.set(key, count);
        this.sent.set(key, [...(this.sent.get(key) ?? []), request.value.content]);
        const answered = network.send({ request, ...this.call(field) }).then((outcome) => {
          this.#underWay.set(key, 0);
          if (outcome.is === 'stored' || outcome.is === 'answered') this.sent.set(key, []);
          return outcome;
        });
        return ifAlive(this, answered);
      },
    };
    return spoil.delivery?.(plain, this.person, field, this.outbox) ?? plain;
  }

  call(field: Field = TODAY): Caller {
    const person = this.around.spoil.isAnonymous ? null : this.person;
    return { person, session: this.browser.session, openDay: dayOf(field) };
  }

  #startTimer(delayMs: number, callback: () => void): () => void {
    const timer = { dueMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  #onNews(news: News): void {
    const { ledger } = this.around;
    if (news.is === 'dayAnswered') {
      this.answers[this.openDay] = news.answer;
      if (this.openDay === 'TODAY') this.today = Number(news.answer.day);
    }
    if (news.is !== 'saved') return;
    const { answer } = news.saved;
    if (!ledger.wasAnswer(answer.content)) ledger.accuse(`${answer.content} is no answer`);
    const ago = this.today === null ? 0 : this.today - Number(answer.day);
    if (ago === 0 || ago === 1) this.answers[ago === 0 ? 'TODAY' : 'YESTERDAY'] = answer;
    this.look();
  }
}
