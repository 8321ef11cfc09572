import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import * as account from '../../../frontend/account/account.texts.ts';
import * as profile from '../../../frontend/account/profile.texts.ts';
import * as answer from '../../../frontend/answer/answer.texts.ts';
import * as demo from '../../../frontend/demo/demo.texts.ts';
import * as feedback from '../../../frontend/feedback/feedback.texts.ts';
import { credentialsRule, newPasswordRule, registrationRule } from '../../account/account.rules.ts';
import { answerRule } from '../../answer/answer.rules.ts';
import { feedbackRule } from '../../feedback/feedback.rules.ts';
import { appleRule } from '../../identity/identity.rules.ts';
import { buildUser, PASSWORD } from './builders.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

const MESSAGE = 'Was der Server sagt.';
const SHORT = '12345';
const USERNAME = 'anna@example.org';

/** The prescribed toasts: situation, what is shown, title, text. */
const TOASTS = [
  ['login succeeds', account.LOGGED_IN, 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!'],
  ['registration succeeds', account.REGISTERED, 'Konto erstellt', 'Willkommen bei Aufwind!'],
  ['logout succeeds', account.LOGGED_OUT, 'Abgemeldet', undefined],
  [
    'login fails',
    account.LOG_IN_FAILED,
    'Anmeldung fehlgeschlagen',
    'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.',
  ],
  [
    'registration fails',
    account.REGISTRATION_FAILED,
    'Registrierung fehlgeschlagen',
    'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.',
  ],
  ['logout fails', account.logOutFailed(MESSAGE), 'Fehler bei der Abmeldung', MESSAGE],
  ['an answer is saved', answer.answerSaved(MESSAGE), 'Antwort gespeichert', MESSAGE],
  [
    'an empty answer is saved',
    answer.ANSWER_EMPTY,
    'Fehler beim Speichern',
    'Bitte geben Sie eine Antwort ein.',
  ],
  [
    'an answer save fails',
    answer.ANSWER_NOT_SAVED,
    'Fehler beim Speichern',
    'Ihre Antwort konnte nicht gespeichert werden.',
  ],
  ['a daily update succeeds', answer.DAILY_UPDATE.updated, 'Antwort aktualisiert', undefined],
  [
    'a daily update fails',
    answer.DAILY_UPDATE.failed,
    'Fehler beim Aktualisieren',
    'Ihre Antwort konnte nicht aktualisiert werden.',
  ],
  ['a diary update succeeds', answer.DIARY_UPDATE.updated, 'Eintrag aktualisiert', undefined],
  [
    'a diary update fails',
    answer.DIARY_UPDATE.failed,
    'Fehler beim Aktualisieren',
    'Ihr Eintrag konnte nicht aktualisiert werden.',
  ],
  ['an entry is deleted', answer.ENTRY_DELETED, 'Eintrag gelöscht', undefined],
  [
    'a delete fails',
    answer.ENTRY_NOT_DELETED,
    'Fehler beim Löschen',
    'Ihr Eintrag konnte nicht gelöscht werden.',
  ],
  [
    'two new passwords differ',
    profile.PASSWORDS_DIFFER,
    'Passwörter stimmen nicht überein',
    'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
  ],
  [
    'a new password is too short',
    profile.PASSWORD_TOO_SHORT,
    'Passwort zu kurz',
    'Das Passwort muss mindestens 6 Zeichen lang sein.',
  ],
  ['a password is changed', profile.PASSWORD_CHANGED, 'Passwort geändert', undefined],
  [
    'a password change fails',
    profile.passwordNotChanged(MESSAGE),
    'Fehler beim Ändern des Passworts',
    MESSAGE,
  ],
  ['an export succeeds', profile.EXPORTED, 'Export erfolgreich', undefined],
  [
    'an export fails',
    profile.exportFailed('Unbekannter Fehler'),
    'Export fehlgeschlagen',
    'Unbekannter Fehler',
  ],
  ['an account is deleted', profile.ACCOUNT_DELETED, 'Konto gelöscht', 'Auf Wiedersehen!'],
  [
    'an account deletion fails',
    profile.accountNotDeleted(MESSAGE),
    'Fehler beim Löschen des Kontos',
    MESSAGE,
  ],
  [
    'feedback is sent',
    feedback.FEEDBACK_SENT,
    'Feedback gesendet!',
    'Vielen Dank für dein wertvolles Feedback. Wir melden uns bald bei dir.',
  ],
  ['feedback send fails', feedback.feedbackNotSent(MESSAGE), 'Fehler beim Senden', MESSAGE],
  [
    'feedback send fails without a word',
    feedback.feedbackNotSent(''),
    'Fehler beim Senden',
    'Bitte versuche es später erneut.',
  ],
  ['a demo answer is empty', demo.EMPTY, 'Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.'],
  [
    'a demo is answered twice',
    demo.ALREADY_ANSWERED,
    'Bereits beantwortet',
    'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
  ],
  ['a demo answer is saved', demo.SAVED, 'Gespeichert', undefined],
] as const;

/** The prescribed field messages, which the form and the server take from one rule: situation, rule, input, field, text. */
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
  [
    'an answer that is too long',
    answerRule,
    { content: 'x'.repeat(10_001) },
    'content',
    'Antwort darf höchstens 10.000 Zeichen lang sein',
  ],
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
  it.each(TOASTS)('shows its toast when %s', (_situation, toast, title, text) => {
    expect({ title: toast.title, text: toast.text }).toEqual({ title, text });
  });

  it.each(FIELDS)('names the field for %s', (_situation, rule, input, field, text) => {
    const [first] = rule.safeParse(input).error?.issues ?? [];
    expect([first?.path.join('.'), first?.message]).toEqual([field, text]);
  });

  it('says the same over REST and GraphQL', async () => {
    const { client, username } = await buildUser(app);
    const visitor = new TestClient(app);
    await client.rest('post', '/api/answers', { content: 'Heute.' });
    const logIn =
      'mutation($u: String!, $p: String!) { logIn(input: { username: $u, password: $p }) { id } }';
    const save = 'mutation($c: String!) { saveAnswer(content: $c) { answer { id } } }';
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
    for (const [rest, graphql, text] of pairs) {
      expect([rest.body.error, graphql.body.errors[0].message]).toEqual([text, text]);
    }
    const taken = await visitor.rest('post', '/api/register', { username, password: PASSWORD });
    expect(taken.body.error).toBe('Diese E-Mail-Adresse wird möglicherweise bereits verwendet.');
  });
});
