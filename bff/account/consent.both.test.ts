import { buildUser } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { CONSENT_VERSION, CONSENT_WORDINGS } from './account.sentences.rules.ts';

const CONSENT = '{ me { consent { version consentedAt isCurrent } } }';
const RENEW = `mutation ($input: RenewConsentInput!) {
  renewConsent(input: $input) { account { consent { version consentedAt isCurrent } } }
}`;
const FORMER_VERSION = '2026-11';
const LATER = '2026-11-21T07:00:00.000Z';

let app: TestApp;
withApp((given) => {
  app = given;
});

/** A person who consented to an older wording. */
async function buildFormerUser() {
  const user = await buildUser(app);
  await app.db.change('UPDATE user SET consentVersion = ? WHERE id = ?', [FORMER_VERSION, user.id]);
  return user;
}

const consentOf = async (client: TestClient) => (await client.graphql(CONSENT)).body.data.me.consent;
const renew = (client: TestClient, version = CONSENT_VERSION) =>
  client.graphql(RENEW, { input: { version } });

const FIRST = { consentedAt: START_OF_TESTS.toISOString() };
const RENEWED = { version: CONSENT_VERSION, consentedAt: LATER, isCurrent: true };

describe('the consent to how diary texts are processed', () => {
  it('is given at registration for the current wording', async () => {
    const { client } = await buildUser(app);
    expect(await consentOf(client)).toEqual({ ...FIRST, version: CONSENT_VERSION, isCurrent: true });
  });

  it('becomes outdated when the wording changes, until the person consents again', async () => {
    const { client } = await buildFormerUser();
    expect(await consentOf(client)).toEqual({ ...FIRST, version: FORMER_VERSION, isCurrent: false });
    app.setClock(LATER);
    expect((await renew(client)).body.data.renewConsent.account.consent).toEqual(RENEWED);
    expect(await consentOf(client)).toEqual(RENEWED);
    expect(app.log()).toContain('"event":"consent"');
  });

  it('keeps every consent: neither a later consent nor a repeated consent overwrites an earlier consent', async () => {
    const { client, id } = await buildFormerUser();
    app.setClock(LATER);
    await Promise.all([renew(client), renew(client)]);
    app.setClock('2026-11-22T07:00:00.000Z');
    expect((await renew(client)).body.data.renewConsent.account.consent).toEqual(RENEWED);
    expect(await app.services.consents.list(id)).toEqual([
      { version: FORMER_VERSION, consentedAt: START_OF_TESTS },
      { version: CONSENT_VERSION, consentedAt: new Date(LATER) },
    ]);
  });

  it('shows the newest consent while no consent is to the current wording', async () => {
    const { client, id } = await buildFormerUser();
    const version = '2026-11-22';
    await app.db.change('INSERT INTO consent_renewal (userId, version, consentedAt) VALUES (?, ?, ?)', [
      id,
      version,
      new Date(LATER),
    ]);
    expect(await consentOf(client)).toEqual({ version, consentedAt: LATER, isCurrent: false });
  });

  it('adds no second row when the account has already consented', async () => {
    const { client, id } = await buildUser(app);
    app.setClock(LATER);
    await renew(client);
    expect(await app.services.consents.list(id)).toEqual([
      { version: CONSENT_VERSION, consentedAt: START_OF_TESTS },
    ]);
  });

  it.each([FORMER_VERSION, '', 'x'.repeat(10_000)])(
    'is refused for another wording than that of today, and nothing is stored → case %#',
    async (version) => {
      const { client } = await buildFormerUser();
      const [{ message, extensions }] = (await renew(client, version)).body.errors;
      expect(extensions.code).toBe('BAD_USER_INPUT');
      expect(message).toBe(
        'Der Text der Einwilligung hat sich geändert. Bitte lade die Seite neu und lies ihn noch einmal.',
      );
      expect(await consentOf(client)).toMatchObject({ version: FORMER_VERSION, isCurrent: false });
    },
  );

  it('blocks nothing while outdated: writing, reading, export and deletion still work', async () => {
    const { client } = await buildFormerUser();
    const content = 'Der Bus war pünktlich.';
    expect((await client.rest('post', '/api/answers', { content })).status).toBe(201);
    expect((await client.rest('get', '/api/answers')).body).toMatchObject([{ content }]);
    expect((await client.rest('get', '/api/user/export')).body.answers).toMatchObject([{ content }]);
    expect((await client.rest('delete', '/api/user')).status).toBe(200);
  });

  it('requires a session, and is deleted with the account', async () => {
    const visitor = new TestClient(app);
    expect((await visitor.graphql(CONSENT)).body).toEqual({ data: { me: null } });
    expect((await renew(visitor)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const { client, id } = await buildFormerUser();
    await renew(client);
    await client.rest('delete', '/api/user');
    expect(await app.services.consents.list(id)).toEqual([]);
  });
});

describe('the wordings of the consent', () => {
  // Consents must stay provable as long as the account exists, so a row of this table never changes.
  it('never change for a published version', () => {
    expect(CONSENT_WORDINGS).toEqual({
      '2026-11':
        'Mit „Registrieren“, „Mit Google fortfahren“ oder „Mit Apple fortfahren“ willige ich ein, dass meine Tagebuchtexte, die Gesundheitsdaten enthalten können, verschlüsselt gespeichert werden. Widerruf jederzeit durch Löschen des Kontos.',
      '2026-11-22':
        'Deine Einträge gehören nur Dir. Mit Deiner Anmeldung willigst Du ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und verarbeiten, um sie Dir zu zeigen. Sie können Angaben über Deine Gesundheit enthalten. Du kannst das jederzeit widerrufen, indem Du Dein Konto löschst.',
      '2026-11-27':
        'Mit „Registrieren“ willigst Du ausdrücklich ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und für Dich verarbeiten: um sie zu zeigen, zu durchsuchen, zu exportieren und zu sichern. Sie können Angaben über Deine Gesundheit, Deine Sexualität, Deinen Glauben oder Deine Überzeugungen enthalten. Widerrufen kannst Du jederzeit: Lösche Dein Konto oder schreib uns.',
    });
  });
});
