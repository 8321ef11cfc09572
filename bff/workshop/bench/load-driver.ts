import { connect, type Socket } from 'node:net';
import type { LoadPlan, LoadResult } from './load-plan.ts';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** A run of a plan: its progress and its measurements. */
class Run {
  readonly #plan: LoadPlan;
  readonly #latenciesMs: number[] = [];
  readonly #statuses: Record<string, number> = {};
  readonly #startedAt = performance.now();
  readonly #done: (result: LoadResult) => void;
  #sent = 0;
  #bytes = 0;

  constructor(plan: LoadPlan, done: (result: LoadResult) => void) {
    this.#plan = plan;
    this.#done = done;
    for (let index = 0; index < plan.connections; index += 1) this.#open();
  }

  /** Opens a connection for sequential requests. The server may close the connection between two responses. */
  #open(): void {
    const socket = connect(this.#plan.port, '127.0.0.1').setNoDelay(true);
    let received = Buffer.alloc(0);
    let askedAt = 0;
    const ask = () => {
      const request = this.#next();
      if (request === undefined) {
        socket.end();
        return;
      }
      askedAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = answerIn(received);
      if (!answer) return;
      received = Buffer.alloc(0);
      this.#count(answer, performance.now() - askedAt);
      if (answer.isLast) this.#replace(socket);
      else ask();
    });
    socket.on('error', (error) => {
      throw error;
    });
  }

  #replace(socket: Socket): void {
    socket.destroy();
    if (this.#sent < this.#plan.total) this.#open();
  }

  #next(): string | undefined {
    if (this.#sent >= this.#plan.total) return undefined;
    const request = this.#plan.requests[this.#sent % this.#plan.requests.length];
    this.#sent += 1;
    return request;
  }

  #count({ status, bytes }: Answer, latencyMs: number): void {
    this.#latenciesMs.push(latencyMs);
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    this.#bytes += bytes;
    if (this.#latenciesMs.length < this.#plan.total) return;
    const sorted = this.#latenciesMs.sort((a, b) => a - b);
    this.#done({
      seconds: (performance.now() - this.#startedAt) / 1_000,
      p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      statuses: this.#statuses,
      bytes: this.#bytes,
    });
  }
}

interface Answer {
  status: string;
  bytes: number;
  /** Whether the server closes the connection after this response. */
  isLast: boolean;
}

/** Parses a response; undefined while the response is incomplete. */
function answerIn(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? endsWith(received, LAST_CHUNK)
      : received.length >= headEnd + HEAD_END.length + Number(length);
  if (!isWhole) return undefined;
  const bytes = received.length;
  return { status: head.slice(9, 12), bytes, isLast: /\r\nconnection: close/i.test(head) };
}

function endsWith(received: Buffer, text: string): boolean {
  return received.toString('latin1', received.length - text.length) === text;
}

// A separate process, so that the load generator and the measured server share no thread.
process.on('message', (plan: LoadPlan) => {
  new Run(plan, (result) => process.send?.(result));
});
