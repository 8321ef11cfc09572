import { createApolloClient } from '../graphql/apollo-client.ts';
import { lastKnownUserId, markSignedOut } from './use-current-user.ts';

/** The Apollo Client of this page; all requests of signed-in pages use it. */
export const client = createApolloClient({ onUnauthenticated: markSignedOut, userId: lastKnownUserId });
