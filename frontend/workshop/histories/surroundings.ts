import type { Delivery } from '../../writing/delivery.ts';
import type { LocalOutbox } from '../../writing/local-outbox.ts';
import type { Field } from '../../writing/text.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import type { Server } from './server.ts';

/** Hooks at a tab's boundary for planted mistakes. */
export type Spoil = {
  delivery?: (delivery: Delivery, person: string, field: Field, outbox: LocalOutbox) => Delivery;
  outbox?: (outbox: LocalOutbox) => LocalOutbox;
  /** Whether requests omit the person they are meant for. */
  isAnonymous?: boolean;
  /** Whether the flush of a log-out skips this field. */
  isSkipped?: (field: Field) => boolean;
};

/** The surroundings of a tab. */
export type Surroundings = { ledger: Ledger; server: Server; network: Network; spoil: Spoil };
