import { createApolloClient } from '../graphql/apollo-client.ts';
import { lastKnownUserId, markSignedOut } from './use-current-user.ts';

/** The Apollo Client of this page, through which signed-in pages send everything. */
export const client = createApolloClient({ onUnauthenticated: markSignedOut, userId: lastKnownUserId });
