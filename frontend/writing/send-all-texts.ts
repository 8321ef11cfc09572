import { createApolloClient } from '../graphql/apollo-client.ts';
import { within } from '../lib/within.ts';
import { createDelivery } from './delivery.ts';
import { writers } from './writers.ts';

// Log out even if the database or the network never answers.
const SENT_WITHIN_MS = 10_000;

/**
 * Sends every text of the person in this browser, before a log-out. Resolves to whether all have arrived within ten
 * seconds.
 */
export function sendAllTexts(person: string): Promise<boolean> {
  const client = createApolloClient({ onUnauthenticated: () => {}, userId: () => person });
  const sending = writers.sendAll(person, (field) => createDelivery(client, person, field));
  return within(SENT_WITHIN_MS, sending, false);
}
