import type { LocalOutbox, OutboxEntry, Slot } from '../../writing/local-outbox.ts';
import type { Field, TypedText } from '../../writing/text.ts';
import type { Chance } from './chance.ts';
import type { Ledger } from './ledger.ts';

const LIFETIME_DAYS = 7;

/** One record of an outbox; `sent` is what the pages that led to it had sent without an answer. */
type OutboxRecord = {
  person: string;
  field: string;
  at: Field;
  tab: number;
  typed: TypedText;
  day: number;
  sent: string[];
};

type Operation = { tab: number; commit: () => void; answer: () => void };

/** A browser: a session, and an outbox that all its tabs share. */
export class Browser {
  session: number | null = null;
  /** Whether the outbox is full. */
  isFull = false;
  /** Whether the browser forbids storage. */
  isForbidden = false;
  isSlow = false;
  records: OutboxRecord[] = [];
  readonly #pending: Operation[] = [];
  readonly #ledger: Ledger;
  readonly #today: () => number;

  constructor(ledger: Ledger, today: () => number) {
    this.#ledger = ledger;
    this.#today = today;
  }

  get isBusy(): boolean {
    return this.#pending.length > 0;
  }

  /** Completes the next operation of the slow outbox. */
  proceed(): void {
    const operation = this.#pending.shift();
    operation?.commit();
    operation?.answer();
  }

  /** Forgets a closed tab; its last request to the outbox may still complete. */
  forgetTab(tab: number, chance: Chance): void {
    const left = this.#pending.filter((operation) => operation.tab === tab);
    this.#pending.splice(0, this.#pending.length, ...this.#pending.filter((one) => one.tab !== tab));
    const done = chance.below(left.length + 1);
    for (const { commit } of left.slice(0, done)) commit();
  }

  /** Empties the outbox after a log-out; texts of other people in this browser are lost. */
  clear(loggedOut: string): void {
    for (const { typed, person } of this.records)
      if (person !== loggedOut) this.#ledger.giveUp(typed.value.content);
    this.records = [];
  }

  /** The outbox of a tab; `sentBy` and `inherit` pass on unanswered requests. */
  outboxOf(
    tab: number,
    sentBy: (field: string) => string[],
    inherit: (field: string, text: string, sent: string[]) => void,
  ): LocalOutbox {
    const work = <Result>(run: () => Result, otherwise: Result, isPut = false): Promise<Result> =>
      new Promise((resolve) => {
        let result = otherwise;
        const commit = () => {
          if (this.isForbidden || (isPut && this.isFull)) return;
          this.#expire();
          result = run();
        };
        this.#pending.push({ tab, commit, answer: () => resolve(result) });
        if (!this.isSlow) while (this.isBusy) this.proceed();
      });
    const leftFor = ({ person, field, belongs }: Slot) =>
      this.records.filter(
        (record) =>
          record.person === person &&
          record.tab !== tab &&
          (field.kind === 'day' ? record.at.kind === 'day' : record.field === JSON.stringify(field)) &&
          belongs({ field: record.at, typed: record.typed }),
      );
    const own = ({ person, field }: Slot) =>
      this.records.filter(
        (record) => record.person === person && record.tab === tab && record.field === JSON.stringify(field),
      );
    const keep = (isKept: (record: OutboxRecord) => boolean) => {
      this.records = this.records.filter(isKept);
    };

    return {
      put: (slot, typed, replaced) => {
        const { person, field: at } = slot;
        const field = JSON.stringify(at);
        const sent = sentBy(field);
        const run = () => {
          const isReplaced = ({ typed: { value } }: OutboxRecord) =>
            replaced.some(({ content }) => content === value.content);
          const left = leftFor(slot).filter(isReplaced);
          left.push(...own(slot));
          keep((record) => !left.includes(record));
          this.records.unshift({ person, field, at, tab, typed, day: this.#today(), sent });
          if (typed.value.content !== '') this.#ledger.secure(typed.value.content, person);
          return true;
        };
        return work(run, false, true);
      },
      find: (slot) => {
        const field = JSON.stringify(slot.field);
        const run = () => {
          const found = leftFor(slot);
          for (const { sent, typed } of found) inherit(field, typed.value.content, sent);
          return found.map(({ typed }) => typed);
        };
        return work(run, []);
      },
      drop: (slot, value) => {
        const run = () => {
          const gone = leftFor(slot).filter(({ typed }) => typed.value.content === value.content);
          gone.push(...own(slot));
          keep((record) => !gone.includes(record));
        };
        return work(run, undefined);
      },
      list: (person) => {
        const run = () => {
          const found = this.records.filter((record) => record.person === person);
          return found.map(({ at, typed }) => ({ field: at, typed }));
        };
        return work<OutboxEntry[] | null>(run, null);
      },
    };
  }

  #expire(): void {
    for (const { day, typed } of this.records) {
      if (this.#today() - day > LIFETIME_DAYS) this.#ledger.giveUp(typed.value.content);
    }
    this.records = this.records.filter(({ day }) => this.#today() - day <= LIFETIME_DAYS);
  }
}
