import { randomUUID } from 'node:crypto';
import { longToday } from '../days.ts';
import { fulfilWith, sendOperation } from '../operations.ts';
import { expect, register, test } from '../stage.ts';
import {
  answerField,
  expectFreshDocument,
  markDocument,
  pass,
  passReload,
  QUESTION,
  saveButton,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

/** Everything that the product stores in a browser, by the term of the privacy policy that names it. */
const STORED: Record<string, string[]> = {
  'Sitzungs-Cookie „sid“': ['cookie sid'],
  'Erkennungs-Cookie „dev“': ['cookie dev'],
  Sitzungsspeicher: [
    'history failure',
    'history isSearch',
    'history token',
    'history username',
    'sessionStorage aufwind:apple',
    'sessionStorage aufwind:demo-sentence',
    'sessionStorage aufwind:focus',
    'sessionStorage aufwind:milestone',
    'sessionStorage aufwind:motion',
    'sessionStorage aufwind:quiet',
    'sessionStorage aufwind:saved',
    'sessionStorage aufwind:toast',
  ],
  'Noch nicht gesicherter Text (IndexedDB)': ['indexedDB aufwind'],
  Angebote: ['localStorage aufwind:offers'],
  'Start ohne Netz': ['caches workbox-precache-v2', 'localStorage aufwind:user'],
  'Anmeldung für Benachrichtigungen': ['push subscription'],
};

const SENTENCE = 'Ein Vogel sang.';

declare global {
  interface Window {
    reportStored: (name: string) => void;
  }
}

test.use({ serviceWorkers: 'allow' });

/** Reports each name under which this page stores something. */
function reportStoring() {
  const report = (kind: string, name: PropertyKey) => window.reportStored(`${kind} ${String(name)}`);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    report(this === localStorage ? 'localStorage' : 'sessionStorage', name);
    setItem.call(this, name, value);
  };
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    report('indexedDB', name);
    return open(name, version);
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (state, unused, url) => {
      for (const name of Object.keys(state?.usr ?? {})) report('history', name);
      original(state, unused, url);
    };
  }
  PushManager.prototype.subscribe = async () => {
    report('push', 'subscription');
    throw new DOMException('No service here', 'AbortError');
  };
}

test('a browser holds what the privacy policy lists, and nothing else, after a walk through everything', {
  tag: '@whole',
}, async ({ page, context, tap }) => {
  const found = new Set<string>();
  const expectStored = (name: string) => expect.poll(() => found.has(name), name).toBe(true);
  await context.exposeFunction('reportStored', (name: string) => void found.add(name));
  await context.grantPermissions(['notifications']);
  await context.addInitScript(reportStoring);
  await page.clock.install();

  await visit(page, '/');
  await tap(page.getByRole('button', { name: 'Animation anhalten' }));
  await visit(page, '/demo');
  await page.getByLabel(QUESTION).fill(SENTENCE);
  await tap(saveButton(page));
  await pass(page, SPEC_MS.demoSave);
  await tap(page.getByRole('link', { name: 'Konto erstellen' }));
  await visit(page, '/auth');
  await page.getByLabel('E-Mail').fill('anna@example.org');
  await tap(page.getByRole('link', { name: 'Passwort vergessen?' }));
  await visit(page, '/adresse-bestaetigen#kennung');
  await visit(page, '/auth');
  // This Apple refuses at once.
  const apple = {
    authorizationEndpoint: new URL('/auth/apple/callback', page.url()).href,
    clientId: 'aufwind',
    redirectUri: '',
    nonce: '',
  };
  await fulfilWith(page, 'StartAppleSignIn', { startAppleSignIn: { authorization: apple } });
  await tap(page.getByRole('button', { name: 'Mit Apple fortfahren' }));
  await page.waitForURL('/auth/apple/callback');
  await tap(page.getByRole('link', { name: 'Jetzt zur Anmeldung' }));
  await page.waitForURL('/auth');

  await register(context.request);
  const entries = [1, 2, 3].map((day) => ({ day: `2026-01-0${day}`, content: 'Ein Nachmittag am See.' }));
  await sendOperation(context.request, 'ImportAnswers', { input: { importId: randomUUID(), entries } });
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue(SENTENCE);
  await markDocument(page);
  await tap(saveButton(page));
  await passReload(page);
  await page.getByRole('complementary', { name: 'Erinnerung' }).scrollIntoViewIfNeeded();
  await expectStored('localStorage aufwind:offers');
  await visit(page, '/log');
  await page.getByRole('searchbox').fill('Nachmittag');
  await expect(page.getByText('3 Einträge mit')).toBeVisible();
  await visit(page, '/log');
  await tap(page.getByRole('button', { name: `Eintrag vom ${longToday()} löschen` }));
  await markDocument(page);
  await tap(page.getByRole('button', { name: 'Löschen', exact: true }));
  await expectFreshDocument(page);
  await visit(page, '/daily');
  await tap(page.getByText('Heute ist es schwer'));
  await expectStored('sessionStorage aufwind:quiet');
  await visit(page, '/account#erinnerung');
  await tap(page.getByRole('button', { name: 'Erinnerung einschalten' }));
  await expectStored('push subscription');
  for (const { name } of await context.cookies(page.url())) found.add(`cookie ${name}`);
  for (const name of await page.evaluate(() => caches.keys())) found.add(`caches ${name.split('-http')[0]}`);
  expect([...found].sort()).toEqual(Object.values(STORED).flat().sort());

  await visit(page, '/datenschutz');
  const heading = page.getByRole('heading', { name: 'Cookies und Speicher im Browser' });
  const section = page.locator('section').filter({ has: heading });
  await expect(section.locator('dt')).toHaveText(Object.keys(STORED));
});
