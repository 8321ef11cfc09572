import { type PushService, pushServices } from '../platform/push/push-services.ts';
import { PushLine, type PushLineDeps } from './push-line.ts';

/** How often pushes are looked for that other instances have made due, or that are tried again. */
const LOOK_INTERVAL_MS = 15_000;

/** Sends due pushes, each service in a line of its own; any number of instances do it at once. */
export class PushSender {
  readonly #deps: PushLineDeps;
  readonly #lines: PushLine[];
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: PushLineDeps, operatorsHosts: string[]) {
    this.#deps = deps;
    this.#lines = pushServices(operatorsHosts).map((service: PushService) => new PushLine(service, deps));
  }

  /** Looks for due pushes from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.sendDue(), LOOK_INTERVAL_MS).unref();
    void this.sendDue();
  }

  /** Begins no other push, and waits for those in flight. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#lines.map((line) => line.stop()));
    this.#deps.post.close();
  }

  /** Sends all that is due; resolves once nothing is left that this process can send now. */
  async sendDue(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.sendDue()));
  }
}
