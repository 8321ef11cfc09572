import { createApolloClient } from '../graphql/apollo-client.ts';
import { createDelivery } from './delivery.ts';
import { writers } from './writers.ts';

/** Sends every text that this browser has of the person, for the log-out; tells whether all have arrived. */
export function sendAllTexts(person: string): Promise<boolean> {
  const client = createApolloClient({ onUnauthenticated: () => {}, userId: () => person });
  return writers.sendAll(person, (field) => createDelivery(client, person, field));
}
