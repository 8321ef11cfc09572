import { createApolloClient } from '../graphql/apollo-client.ts';
import { createDelivery } from './delivery.ts';
import { sendShelf } from './send-shelf.ts';
import { shelf } from './shelf.ts';
import { writers } from './writers.ts';

/** Sends every text that this browser has of the person, for the log-out; tells whether all have arrived. */
export function sendAllTexts(person: string): Promise<boolean> {
  const client = createApolloClient({ onUnauthenticated: () => {}, userId: () => person });
  return sendShelf(person, shelf, writers, () => createDelivery(client, person));
}
