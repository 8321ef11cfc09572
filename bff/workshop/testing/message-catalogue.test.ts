import type * as z from 'zod/mini';
import { TOO_LONG } from '../../../frontend/workshop/e2e/sentences.ts';
import { credentialsRule, newPasswordRule, registrationRule } from '../../account/account.rules.ts';
import { answerRule } from '../../answer/answer.rules.ts';
import { feedbackRule } from '../../feedback/feedback.rules.ts';
import { appleRule } from '../../identity/identity.rules.ts';
import { buildUser, PASSWORD } from './builders.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const SHORT = '12345';
const USERNAME = 'anna@example.org';

/** The prescribed field messages, shared by form and server: situation, rule, input, field, text. */
const FIELDS: [situation: string, rule: z.ZodMiniType, input: object, field: string, text: string][] = [
  [
    'login without a valid address',
    credentialsRule,
    { username: 'anna', password: PASSWORD },
    'username',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  ],
  [
    'login with a short password',
    credentialsRule,
    { username: USERNAME, password: SHORT },
    'password',
    'Passwort muss mindestens 6 Zeichen lang sein',
  ],
  [
    'registration with a short confirmation',
    registrationRule,
    { username: USERNAME, password: PASSWORD, confirmPassword: SHORT },
    'confirmPassword',
    'Passwort muss mindestens 6 Zeichen lang sein',
  ],
  [
    'registration with two passwords',
    registrationRule,
    { username: USERNAME, password: PASSWORD, confirmPassword: `${PASSWORD}x` },
    'confirmPassword',
    'Passwörter stimmen nicht überein',
  ],
  [
    'a short new password',
    newPasswordRule,
    { password: SHORT },
    'password',
    'Passwort muss mindestens 6 Zeichen lang sein',
  ],
  ['an empty answer', answerRule, { content: ' ' }, 'content', 'Antwort darf nicht leer sein'],
  ['an answer that is too long', answerRule, { content: 'x'.repeat(10_001) }, 'content', TOO_LONG],
  ['feedback without a comment', feedbackRule, { comment: '' }, 'comment', 'Kommentar darf nicht leer sein'],
  [
    'feedback with an invalid address',
    feedbackRule,
    { comment: 'Hallo', email: 'anna' },
    'email',
    'Ungültige E-Mail-Adresse',
  ],
  ['Apple without a code', appleRule, {}, 'code', 'Kein Autorisierungscode erhalten'],
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the message catalogue', () => {
  it.each(FIELDS)('names the field for %s', (_situation, rule, input, field, text) => {
    const [first] = rule.safeParse(input).error?.issues ?? [];
    expect([first?.path.join('.'), first?.message]).toEqual([field, text]);
  });

  it('says the same over REST and GraphQL', async () => {
    const { client, username } = await buildUser(app);
    const visitor = new TestClient(app);
    await client.rest('post', '/api/answers', { content: 'Heute.' });
    const logIn =
      'mutation($u: String!, $p: String!) { logIn(input: { username: $u, password: $p }) { account { id } } }';
    const save = 'mutation($c: String!) { saveAnswer(input: { content: $c }) { conflict { message } } }';
    const wrong = { username, password: 'ein falsches Wort' };
    const pairs = [
      [
        await visitor.rest('post', '/api/login', wrong),
        await visitor.graphql(logIn, { u: username, p: wrong.password }),
        'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.',
      ],
      [
        await client.rest('post', '/api/answers', { content: ' ' }),
        await client.graphql(save, { c: ' ' }),
        'Antwort darf nicht leer sein',
      ],
      [
        await client.rest('post', '/api/answers', { content: 'Anderes.' }),
        await client.graphql(save, { c: 'Anderes.' }),
        'Die Frage von heute ist bereits beantwortet.',
      ],
      [
        await visitor.rest('get', '/api/streak'),
        await visitor.graphql('{ streak { count } }'),
        'Bitte melde Dich an.',
      ],
    ] as const;
    for (const [rest, { body }, text] of pairs) {
      const { message } = body.errors?.[0] ?? body.data.saveAnswer.conflict;
      expect([rest.body.error, message]).toEqual([text, text]);
    }
    const taken = await visitor.rest('post', '/api/register', { username, password: PASSWORD });
    expect(taken.body.error).toBe('Diese E-Mail-Adresse wird möglicherweise bereits verwendet.');
  });
});
