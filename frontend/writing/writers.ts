import { markUnfinished } from '../lib/unfinished.ts';
import type { Delivery } from './delivery.ts';
import type { News } from './events.ts';
import { type OutboxEntry, outbox } from './local-outbox.ts';
import type { Field } from './text.ts';
import { createWriter, type Writer, type WriterDeps } from './writer.ts';

/** Longest time that this browser usually takes to store a text. */
const STORING_MS = 500;

function keyOf(person: string, field: Field): string {
  return JSON.stringify([person, field]);
}

type Unheard = (person: string, news: News) => void;

/** Creates the writers of a page, one for each person and field. */
export function createWriters(deps: WriterDeps) {
  const active = new Map<string, Writer>();
  const retainCounts = new WeakMap<Writer, number>();
  let hear: Unheard = () => {};

  function get(person: string, field: Field, delivery: () => Delivery): Writer {
    const key = keyOf(person, field);
    const writer =
      active.get(key) ??
      createWriter(person, field, delivery(), { ...deps, onUnheard: (news) => hear(person, news) });
    active.set(key, writer);
    return writer;
  }

  function count(writer: Writer, change: 1 | -1): void {
    retainCounts.set(writer, (retainCounts.get(writer) ?? 0) + change);
  }

  async function flush(): Promise<boolean> {
    const results = await Promise.all([...active.values()].map((writer) => writer.flush()));
    return results.every(Boolean);
  }

  /**
   * Starts a writer for every text in the outbox, of any page, and flushes them; resolves to whether all texts have
   * arrived.
   */
  async function sendAll(person: string, deliveryFor: (field: Field) => Delivery): Promise<boolean> {
    const found = (await listed(person)).map(({ field }) => get(person, field, () => deliveryFor(field)));
    for (const writer of found) {
      count(writer, 1);
      writer.restore();
    }
    const haveArrived = await flush();
    for (const writer of found) count(writer, -1);
    // Another tab may have stored a text meanwhile.
    return haveArrived && !(await deps.outbox.list(person))?.length;
  }

  /** The texts in the outbox. Forgets edits that the outbox no longer has: another tab has discarded or sent them. */
  async function listed(person: string): Promise<OutboxEntry[]> {
    const all = await deps.outbox.list(person);
    if (!all) return [];
    const keys = new Set(all.map(({ field }) => keyOf(person, field)));
    for (const [key, writer] of active) {
      const { field } = writer.text();
      if (writer.person === person && field.kind === 'entry' && !keys.has(key)) forget(person, field);
    }
    return all;
  }

  /** Sends again what has not arrived; an edit that is not shown only if the outbox still has it. */
  async function retry(): Promise<void> {
    for (const [key, writer] of active) {
      if (!retainCounts.get(writer)) await listed(writer.person);
      if (active.has(key)) writer.dispatch({ is: 'sendDue' });
    }
  }

  /**
   * Starts a writer for every saved answer of earlier pages whose field has no writer here. Other texts wait for their
   * page.
   */
  async function resume(person: string, deliveryFor: (field: Field) => Delivery): Promise<void> {
    for (const { field, typed } of await listed(person)) {
      if (typed.wish === 'answer' && !active.has(keyOf(person, field)))
        get(person, field, () => deliveryFor(field)).restore();
    }
  }

  /** Hands on what writers notify after their field has left the page. Returns the stop function. */
  function onUnheard(listener: Unheard): () => void {
    hear = listener;
    return () => {
      if (hear === listener) hear = () => {};
    };
  }

  /** Keeps a writer active while its text is shown; returns the release function, which flushes the writer first. */
  function retain(writer: Writer): () => void {
    const key = keyOf(writer.person, writer.text().field);
    active.set(key, writer);
    count(writer, 1);
    writer.restore();
    return () => {
      count(writer, -1);
      void writer.flush().then((hasArrived) => {
        if (hasArrived && retainCounts.get(writer) === 0) active.delete(key);
      });
    };
  }

  /** Forgets a text that nobody shows here and another tab has sent or discarded, so that the outbox no longer has it. */
  function forget(person: string, field: Field): void {
    const key = keyOf(person, field);
    const writer = active.get(key);
    if (!writer || retainCounts.get(writer)) return;
    const { isInOutbox, inFlight } = writer.text();
    if (isInOutbox && !inFlight) active.delete(key);
  }

  return { get, flush, sendAll, resume, retry, retain, onUnheard, forget };
}

/** Blocks reloads, and asks before the page is closed; returns the function that ends both. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const endMark = markUnfinished();
  // Only then, because a page with this listener does not come back at once when a person goes back.
  const timer = setTimeout(() => window.addEventListener('beforeunload', ask), STORING_MS);
  return () => {
    endMark();
    clearTimeout(timer);
    window.removeEventListener('beforeunload', ask);
  };
}

export const writers = createWriters({
  outbox,
  startTimer: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  holdPage,
});
