import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { LoadClient, LoadReply } from './load-client.ts';
import type { LoadReport } from './load-report.ts';

// Drafts belong to a day that has not begun where the answers are written, so they are kept although today is answered.
// Neither day ends within two hours.
const [ANSWER_ZONE, DRAFT_ZONE] =
  new Date().getUTCHours() < 10 ? ['Etc/GMT+12', 'Etc/UTC'] : ['Etc/GMT+8', 'Pacific/Kiritimati'];

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const EDITS = 3;
const FINAL_CHECK_DEADLINE_MS = 60_000;

const answers = z.array(z.object({ id: z.number(), content: z.string() }));
const saved = z.object({ id: z.number() });
const draft = z.object({ content: z.string() });

/** The state that the product must have for a person: the answer of today, and a draft. */
interface DiaryState {
  answer: string | null;
  draft: string;
}

interface Step {
  method: string;
  path: string;
  body?: object;
  zone: string;
  next: DiaryState;
}

function isSame(a: DiaryState, b: DiaryState): boolean {
  return a.answer === b.answer && a.draft === b.draft;
}

/**
 * A person who drafts, answers, edits, deletes and begins again, and who knows what the product has acknowledged.
 * After every failure, and at the end, the product must have that state, with or without the step that got no
 * response.
 */
export class LoadWriter {
  readonly #client: LoadClient;
  readonly #name: string;
  readonly #headers: Record<string, string>;
  #state: DiaryState = { answer: null, draft: '' };
  #pending: DiaryState | undefined;
  #answerId = 0;
  #count = 0;

  constructor(client: LoadClient, name: string, cookie: string) {
    this.#client = client;
    this.#name = name;
    this.#headers = { Cookie: cookie };
  }

  /** Writes until told to stop, then looks a last time. */
  async run(report: LoadReport, isOver: () => boolean, pauseMs = 0): Promise<void> {
    while (!isOver()) {
      await this.#take(this.#nextStep(), report, isOver);
      if (pauseMs > 0) await pause(pauseMs * Math.random() * 2);
    }
    const deadline = Date.now() + FINAL_CHECK_DEADLINE_MS;
    const isBack = await this.#lookUntil(report, () => Date.now() > deadline);
    if (!isBack) report.lose(`${this.#name}: the product did not come back`);
  }

  #nextStep(): Step {
    this.#count += 1;
    const content = `${this.#name} ${this.#count}`;
    const { answer, draft: typed } = this.#state;
    if (answer !== null && this.#count % (EDITS + 2) === 0) {
      return {
        method: 'DELETE',
        path: `/api/answers/${this.#answerId}`,
        zone: ANSWER_ZONE,
        next: { answer: null, draft: typed },
      };
    }
    if (answer !== null) {
      const next = { answer: content, draft: typed };
      return {
        method: 'PATCH',
        path: `/api/answers/${this.#answerId}`,
        body: { content },
        zone: ANSWER_ZONE,
        next,
      };
    }
    if (typed === '') {
      return {
        method: 'POST',
        path: '/api/draft',
        body: { content },
        zone: DRAFT_ZONE,
        next: { answer, draft: content },
      };
    }
    const next = { answer: content, draft: '' };
    return { method: 'POST', path: '/api/answers', body: { content }, zone: ANSWER_ZONE, next };
  }

  async #take(step: Step, report: LoadReport, isOver: () => boolean): Promise<void> {
    const { method, path, body, zone, next } = step;
    for (let attempt = 1; ; attempt += 1) {
      this.#pending = next;
      const reply = await this.#client.send(method, path, body, { ...this.#headers, 'X-Time-Zone': zone });
      if (this.#isDone(reply, method, attempt)) {
        report.acknowledge();
        this.#state = next;
        this.#pending = undefined;
        return;
      }
      report.fail(reply.outcome);
      if (!(await this.#lookUntil(report, isOver))) return;
    }
  }

  #isDone({ status, body }: LoadReply, method: string, attempt: number): boolean {
    if (method === 'DELETE' && status === 404 && attempt > 1) return true;
    if (status !== 200 && status !== 201) return false;
    const answer = saved.safeParse(body);
    if (method === 'POST' && answer.success) this.#answerId = answer.data.id;
    return true;
  }

  /** Asks again and again, ever more patiently; whether there was an answer. */
  async #lookUntil(report: LoadReport, isOver: () => boolean): Promise<boolean> {
    for (let pauseMs = FIRST_PAUSE_MS; !(await this.#look(report)); pauseMs *= 2) {
      if (isOver()) return false;
      await pause(Math.min(pauseMs, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
    }
    return true;
  }

  /** Compares the state of the product with the required state; false if the product cannot be asked now. */
  async #look(report: LoadReport): Promise<boolean> {
    const list = await this.#read('/api/answers', ANSWER_ZONE, report);
    const typed = list && (await this.#read('/api/draft', DRAFT_ZONE, report));
    if (!list || !typed) return false;
    const found = answers.parse(list.body);
    const actual = { answer: found[0]?.content ?? null, draft: draft.parse(typed.body).content };
    if (found.length > 1) report.lose(`${this.#name}: ${found.length} answers at once`);
    const isKnown = isSame(actual, this.#state) || (this.#pending && isSame(actual, this.#pending));
    if (!isKnown) {
      const facts = { actual, acknowledged: this.#state, pending: this.#pending };
      report.lose(`${this.#name}: ${JSON.stringify(facts)}`);
    }
    this.#state = actual;
    this.#answerId = found[0]?.id ?? this.#answerId;
    return true;
  }

  async #read(path: string, zone: string, report: LoadReport): Promise<LoadReply | undefined> {
    const reply = await this.#client.send('GET', path, undefined, { ...this.#headers, 'X-Time-Zone': zone });
    if (reply.status === 200) return reply;
    report.fail(`${reply.outcome} (read)`);
    if (reply.status === 401) report.lose(`${this.#name}: signed out`);
    return undefined;
  }
}
