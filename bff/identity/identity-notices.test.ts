import { randomUUID } from 'node:crypto';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { SUBJECTS } from '../workshop/testing/mail-links.ts';
import { createMailbox, type Mailbox } from '../workshop/testing/mailbox.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const ALLOW = 'mutation { allowIdentityLink(input: {}) { allowedUntil } }';
const CONNECT_APPLE = `mutation ($input: SignInWithAppleInput!) {
  linkApple(input: $input) { account { identities { provider } } }
}`;
const SIGN_IN_APPLE =
  'mutation ($input: SignInWithAppleInput!) { signInWithApple(input: $input) { account { id } } }';
const SIGN_IN_GOOGLE =
  'mutation ($input: SignInWithGoogleInput!) { signInWithGoogle(input: $input) { account { id } } }';
const DISCONNECT = `mutation ($input: UnlinkIdentityInput!) {
  unlinkIdentity(input: $input) { account { identities { provider } } }
}`;

let mailbox: Mailbox;
let stage: ProviderStage;
beforeAll(async () => {
  mailbox = await createMailbox();
  stage = await createProviderStage({ mail: mailbox.settings });
});
beforeEach(() => stage.setClockToNow());
afterAll(async () => {
  await stage.close();
  await mailbox.close();
});

/** Returns the subjects of all mails to this person. */
async function toldTo({ email = '' }: { email?: string | undefined }): Promise<string[]> {
  await stage.app.sendMails();
  const mails = mailbox.arrived.filter(({ recipients }) => recipients.includes(email));
  return mails.map(({ subject = '' }) => subject);
}

/** Makes the next sign-in from a new device send a mail, as after a week. */
async function passWeek({ email = '' }: { email?: string | undefined }): Promise<void> {
  await stage.app.db.change('UPDATE user SET newDeviceMailedAt = ? WHERE username = ?', [
    new Date('2020-01-01T00:00:00Z'),
    email,
  ]);
  stage.setClockToNow();
}

async function throughApple(client: TestClient, person: ReturnType<typeof buildPerson>) {
  const { code } = await stage.throughApple(client, person);
  return client.graphql(SIGN_IN_APPLE, { input: { code } });
}

describe('an account that was made with a provider', () => {
  it.each([
    ["Google's page", (client, person) => stage.throughGoogle(client, person)],
    [
      "Google's token",
      async (client, person) =>
        client.graphql(SIGN_IN_GOOGLE, {
          input: { idToken: await stage.googleToken({ ...person, jti: randomUUID() }) },
        }),
    ],
    ["Apple's form", throughApple],
  ] satisfies [string, (client: TestClient, person: ReturnType<typeof buildPerson>) => Promise<unknown>][])(
    'gets mails about sign-ins from other devices, except the first sign-in and trusted devices → %s',
    async (_way, signIn) => {
      const person = buildPerson();
      const [own, other] = [new TestClient(stage.app), new TestClient(stage.app)];
      await signIn(own, person);
      expect(await toldTo(person)).toEqual([]);
      stage.setClockToNow();
      await signIn(other, person);
      expect(await toldTo(person)).toEqual([SUBJECTS.newBrowser]);
      for (const known of [own, other]) {
        await passWeek(person);
        await signIn(known, person);
      }
      expect(await toldTo(person)).toEqual([SUBJECTS.newBrowser]);
    },
  );

  it('gets a mail about each connected or disconnected credential', async () => {
    const person = buildPerson();
    const client = new TestClient(stage.app);
    await stage.throughGoogle(client, person);
    await client.graphql(ALLOW);
    const { code } = await stage.throughApple(client, buildPerson());
    await client.graphql(CONNECT_APPLE, { input: { code } });
    expect(await toldTo(person)).toEqual(['Es gibt einen neuen Weg in Dein Konto']);
    stage.setClockToNow();
    await client.graphql(DISCONNECT, { input: { provider: 'APPLE' } });
    expect(await toldTo(person)).toEqual(['Es gibt einen neuen Weg in Dein Konto', SUBJECTS.wayInRemoved]);
  });

  it('gets only these mails once optional mails are switched off', async () => {
    const person = buildPerson();
    const client = new TestClient(stage.app);
    await stage.throughGoogle(client, person);
    await client.graphql('mutation { setSecurityMails(input: { isOn: false }) { account { id } } }');
    await client.graphql(ALLOW);
    const { code } = await stage.throughApple(client, buildPerson());
    await client.graphql(CONNECT_APPLE, { input: { code } });
    expect(await toldTo(person)).toEqual([SUBJECTS.noticesOff]);
  });

  it('gets no mail about a rejected change', async () => {
    const person = buildPerson();
    const client = new TestClient(stage.app);
    await stage.throughGoogle(client, person);
    const { body } = await client.graphql(DISCONNECT, { input: { provider: 'GOOGLE' } });
    expect(body.errors[0].extensions.code).toBe('CONFLICT');
    expect(await toldTo(person)).toEqual([]);
  });
});
