import type { Delivery } from './delivery.ts';
import { outbox } from './local-outbox.ts';
import type { Field } from './text.ts';
import { createWriter, type Edges, type Fate, type Writer } from './writer.ts';

function keyOf(person: string, field: Field): string {
  return JSON.stringify([person, field]);
}

/** The writers at work on a page. */
export type Writers = ReturnType<typeof createWriters>;

/** Creates the writers of this page, a writer for each person and field. */
export function createWriters(edges: Edges) {
  const atWork = new Map<string, Writer>();
  const watchers = new WeakMap<Writer, number>();

  /** The writer of this person and field. */
  function of(person: string, field: Field, delivery: () => Delivery): Writer {
    const key = keyOf(person, field);
    const writer = atWork.get(key) ?? createWriter(person, field, delivery(), edges);
    atWork.set(key, writer);
    return writer;
  }

  /** Sends all that can be sent, and tells the worst that has become of a text. */
  async function flush(): Promise<Fate> {
    const fates = await Promise.all([...atWork.values()].map((writer) => writer.flush()));
    return fates.includes('unsafe') ? 'unsafe' : fates.includes('stored') ? 'stored' : 'arrived';
  }

  /** Puts a writer to work on every text on the outbox, whichever page has left it; tells whether all have arrived. */
  async function sendAll(person: string, deliveryFor: (field: Field) => Delivery): Promise<boolean> {
    for (const { field } of await edges.outbox.list(person)) {
      of(person, field, () => deliveryFor(field)).restore();
    }
    const fate = await flush();
    // Another tab may have left something meanwhile.
    return fate === 'arrived' && (await edges.outbox.list(person)).length === 0;
  }

  /** Retries what has not arrived. */
  function due(): void {
    for (const writer of atWork.values()) writer.dispatch({ is: 'due' });
  }

  /** Keeps a writer at work while somebody looks at its text; returns how to let it finish and go. */
  function hold(writer: Writer): () => void {
    const key = keyOf(writer.person, writer.text().field);
    atWork.set(key, writer);
    watchers.set(writer, (watchers.get(writer) ?? 0) + 1);
    writer.restore();
    return () => {
      watchers.set(writer, (watchers.get(writer) ?? 0) - 1);
      void writer.flush().then((fate) => {
        if (fate === 'arrived' && watchers.get(writer) === 0) atWork.delete(key);
      });
    };
  }

  return { of, flush, sendAll, due, hold };
}

/** The writers of this page. */
export const writers = createWriters({
  outbox,
  arm: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
});
