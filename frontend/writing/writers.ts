import type { Delivery } from './delivery.ts';
import { outbox } from './local-outbox.ts';
import type { Field } from './text.ts';
import { createWriter, type FlushResult, type Writer, type WriterDeps } from './writer.ts';

function keyOf(person: string, field: Field): string {
  return JSON.stringify([person, field]);
}

/** The writers at work on a page. */
export type Writers = ReturnType<typeof createWriters>;

/** Creates the set of writers that are at work on this page, one for each person and field. */
export function createWriters(deps: WriterDeps) {
  const active = new Map<string, Writer>();
  const retainCounts = new WeakMap<Writer, number>();

  /** The writer of this person and field. */
  function get(person: string, field: Field, delivery: () => Delivery): Writer {
    const key = keyOf(person, field);
    const writer = active.get(key) ?? createWriter(person, field, delivery(), deps);
    active.set(key, writer);
    return writer;
  }

  /** Sends all that can be sent, and tells the worst that has become of a text. */
  async function flush(): Promise<FlushResult> {
    const results = await Promise.all([...active.values()].map((writer) => writer.flush()));
    return results.includes('unsafe') ? 'unsafe' : results.includes('stored') ? 'stored' : 'arrived';
  }

  /** Puts a writer to work on every text on the outbox, whichever page has left it; tells whether all have arrived. */
  async function sendAll(person: string, deliveryFor: (field: Field) => Delivery): Promise<boolean> {
    for (const { field } of await deps.outbox.list(person)) {
      get(person, field, () => deliveryFor(field)).restore();
    }
    const fate = await flush();
    // Another tab may have left something meanwhile.
    return fate === 'arrived' && (await deps.outbox.list(person)).length === 0;
  }

  /** Tries again what has not arrived. */
  function retry(): void {
    for (const writer of active.values()) writer.dispatch({ is: 'sendDue' });
  }

  /** Keeps a writer at work while somebody looks at its text; returns how to let it finish and go. */
  function retain(writer: Writer): () => void {
    const key = keyOf(writer.person, writer.text().field);
    active.set(key, writer);
    retainCounts.set(writer, (retainCounts.get(writer) ?? 0) + 1);
    writer.restore();
    return () => {
      retainCounts.set(writer, (retainCounts.get(writer) ?? 0) - 1);
      void writer.flush().then((fate) => {
        if (fate === 'arrived' && retainCounts.get(writer) === 0) active.delete(key);
      });
    };
  }

  return { get, flush, sendAll, retry, retain };
}

/** The writers of this page. */
export const writers = createWriters({
  outbox,
  startTimer: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
});
