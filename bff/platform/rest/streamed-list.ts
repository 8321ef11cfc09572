import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { AppContext, type ContextDeps } from '../graphql/context.ts';
import { createEnforcer } from '../graphql/root-fields.ts';
import { widestNetwork } from '../lib/client-facts.ts';
import { overloaded } from '../lib/errors.ts';
import type { Meter } from '../lib/meter.ts';
import { quotaOf } from '../limits/rate-limits.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import { fieldsOf, type StreamedRoute } from './route.ts';

/** `pipeline` adds several listeners to a response; Node warns of a leak above ten. */
const MAX_LISTENERS = 20;

/** Minimum length of a chunk in UTF-16 units; a chunk ends after the entry that reaches this length. */
const CHUNK_LENGTH = 16_384;

export interface WholeList {
  /** Owner of the list, whose slot the list occupies. */
  userId: number;
  /** JSON before and after the entries. */
  frame: readonly [start: string, end: string];
  /** Entries as JSON, in portions between which other work can run. */
  portions: AsyncIterable<string[]>;
  /** Throws if the reader may no longer read; runs after waiting for the slot. */
  requireReader: () => Promise<void>;
  /** Runs once, after the first entries were read and before the response starts. */
  beforeSending?: () => Promise<void>;
}

/** Finds the list for a request without reading its entries; `sent` holds the fields of the body. */
export type ListReader = (
  context: AppContext,
  sent: Record<string, unknown>,
) => WholeList | Promise<WholeList>;

export interface ListDeps extends ContextDeps {
  meter: Meter;
  listSlots: Semaphore<'account' | 'address'>;
}

async function* chunksOf({ frame: [start, end], portions }: WholeList): AsyncGenerator<string> {
  let chunk = start;
  let separator = '';
  for await (const portion of portions) {
    for (const entry of portion) {
      chunk += separator + entry;
      separator = ',';
      if (chunk.length < CHUNK_LENGTH) continue;
      yield chunk;
      chunk = '';
    }
  }
  yield chunk + end;
}

/** Returns the first text of a list, and its remaining chunks; null if nothing remains. */
async function begin(list: WholeList) {
  const chunks = chunksOf(list);
  const { value: start = '' } = await chunks.next();
  // Read a second chunk, so that a short list is sent in one piece with its length.
  const { value: second, done } = await chunks.next();
  await list.beforeSending?.();
  if (done) return { start, rest: null };
  return { start: start + second, rest: chunks };
}

async function send(
  res: Response,
  { start, rest }: Awaited<ReturnType<typeof begin>>,
  hasBody: boolean,
): Promise<void> {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (!rest || !hasBody) {
    await rest?.return(undefined);
    res.end(start);
    return;
  }
  res.setMaxListeners(MAX_LISTENERS);
  res.write(start);
  await pipeline(rest, res).catch((error: NodeJS.ErrnoException) => {
    const isClientGone = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClientGone) throw error;
  });
}

/**
 * Streams a whole list as fast as the client reads. A failure before the first portion is an ordinary error; a later
 * failure destroys the connection, so that no client mistakes a part for the whole.
 */
export function streamedList(row: StreamedRoute, read: ListReader, deps: ListDeps): RequestHandler {
  const enforce = createEnforcer(row.operationId, row.declared, deps.meter);
  return async (req, res) => {
    const context = new AppContext({ ...deps, req, res });
    const gone = new AbortController();
    res.once('close', () => gone.abort(overloaded()));
    const begun = await enforce(context, async () => {
      const list = await read(context, fieldsOf(req.body));
      const slot = { account: quotaOf(req) ?? String(list.userId), address: widestNetwork(req.ip) };
      const isWaiting = !deps.listSlots.hasFreeSlot(slot);
      const free = await deps.listSlots.acquire(slot, gone.signal);
      try {
        if (isWaiting) await list.requireReader();
        const start = await begin(list);
        gone.signal.throwIfAborted();
        gone.signal.addEventListener('abort', free);
        return start;
      } catch (error) {
        free();
        throw error;
      }
    });
    if (row.fileName) {
      res.setHeader('Content-Disposition', `attachment; filename="${row.fileName(context.today)}"`);
    }
    await send(res, begun, req.method !== 'HEAD');
  };
}
