import { randomUUID } from 'node:crypto';
import { COMES_ALONG } from '../../e2e/sentences.ts';
import { QUESTION, SAVE_ANSWER } from '../../e2e/steps.ts';
import { expect, test } from '../stage.ts';

const SENTENCE = 'Im Park hat jemand Saxophon gespielt.';

test('the landing page types an example answer automatically', async ({ view }) => {
  await view.visit('/');
  const typed = () =>
    view.run(() => document.querySelector('figure [aria-hidden="true"]')?.textContent?.length ?? 0);
  await expect(async () => expect(await typed()).toBeGreaterThan(5)).toPass();
});

test('a sentence of the demo stands in the field after the registration', async ({ view }) => {
  await view.visit('/demo');
  await view.fill('textarea', QUESTION, SENTENCE);
  await view.click('button', SAVE_ANSWER);
  await view.click('a', 'Konto erstellen');
  await view.sees(COMES_ALONG);
  await view.fill('input', 'E-Mail', `dora-${randomUUID()}@example.org`);
  await view.fill('input', 'Passwort', 'ein sicheres Wort');
  await view.fill('input', 'Passwort bestätigen', 'ein sicheres Wort');
  await view.click('[role="tabpanel"] button', 'Registrieren');
  await view.arrives('/daily');
  await view.holds('textarea', QUESTION, SENTENCE);
  await view.sees('Entwurf gesichert');
});
