import { RecentSignInDocument } from '../session/recent-sign-in.generated.ts';
import { serve } from '../workshop/dom/server.ts';
import { createApolloClient } from './apollo-client.ts';

/** Queries `me` on a page of the person '1', and counts how often the page is told that its session has ended. */
async function ask(me: object | null) {
  serve({ RecentSignIn: () => ({ me }) });
  let ended = 0;
  const onUnauthenticated = () => {
    ended += 1;
  };
  const client = createApolloClient({ onUnauthenticated, userId: () => '1' });
  const asked = client.query({ query: RecentSignInDocument, fetchPolicy: 'network-only' });
  const code = await asked.then(
    () => null,
    ({ code }) => code,
  );
  return { code, ended };
}

const account = (id: string) => ({
  __typename: 'Account',
  id,
  hasRecentSignIn: true,
  hasPassword: true,
  passkeys: [],
});

describe('a reply about `me`', () => {
  it('is delivered for the person of the page', async () => {
    expect(await ask(account('1'))).toEqual({ code: null, ended: 0 });
  });

  it.each([
    ['nobody', null],
    ['another person', account('2')],
  ])('ends the session of the page when it is for %s', async (_whose, me) => {
    expect(await ask(me)).toEqual({ code: 'UNAUTHENTICATED', ended: 1 });
  });
});
