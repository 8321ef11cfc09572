import type { Outcome, Version } from '../../writing/text.ts';
import type { Chance } from './chance.ts';
import type { Call, Server } from './server.ts';

const AWAY: Outcome = { is: 'unreachable', failure: { message: 'Bald wieder.', faults: {} } };
const LOST: Outcome = { is: 'unreachable', failure: null };

/** The faults of a request. */
export type Fault = 'lost request' | 'lost answer' | 'late request' | 'request twice' | 'server away';

type Resolve = (outcome: Outcome) => void;

/** A request, a reply, or a copy that nobody waits for. */
type Message = { call: Call; resolve: Resolve | null; outcome?: Outcome };

/** A network that delays, drops and duplicates requests, and loses answers. */
export class Network {
  isDown = false;
  readonly faults = new Map<string, number>();
  readonly #underWay: Message[] = [];
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  get isBusy(): boolean {
    return this.#underWay.length > 0;
  }

  send(call: Call): Promise<Outcome> {
    return new Promise((resolve) => this.#underWay.push({ call, resolve }));
  }

  load(call: Omit<Call, 'request'>): Promise<{ version: Version; day: string }> {
    const version = this.isDown ? null : this.#server.load('draft', call);
    const day = String(this.#server.dayOf(call.openDay));
    return version ? Promise.resolve({ version, day }) : Promise.reject(new Error('not to be had'));
  }

  /** Advances a request in flight, or applies a fault to it. */
  proceed(chance: Chance): void {
    const [message] = this.#underWay.splice(chance.below(this.#underWay.length), 1);
    if (!message) return;
    const { call, resolve, outcome } = message;
    if (outcome) resolve?.(outcome);
    else if (resolve) this.#arrive(call, resolve, chance);
    else this.#server.handle(call);
  }

  #arrive(call: Call, resolve: Resolve, chance: Chance): void {
    const fault = this.#faultFor(chance);
    if (fault) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    // A late or repeated message arrives after its caller has stopped waiting.
    if (fault === 'late request' || fault === 'request twice') this.#underWay.push({ call, resolve: null });
    const isHeard = fault === null || fault === 'request twice';
    const answer = isHeard || fault === 'lost answer' ? this.#server.handle(call) : LOST;
    if (!isHeard) resolve(fault === 'server away' ? AWAY : LOST);
    else if (chance.happens(0.6)) resolve(answer);
    else this.#underWay.push({ call, resolve, outcome: answer });
  }

  /** Delivers everything in flight. */
  settle(): void {
    for (const { call, resolve, outcome } of this.#underWay.splice(0)) {
      const answer = outcome ?? this.#server.handle(call);
      resolve?.(answer);
    }
  }

  #faultFor(chance: Chance): Fault | null {
    if (this.isDown) return chance.of(['lost request', 'lost request', 'late request']);
    if (chance.happens(0.7)) return null;
    return chance.of(['lost request', 'lost answer', 'late request', 'request twice', 'server away']);
  }
}
