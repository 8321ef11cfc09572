import { readFileSync } from 'node:fs';
import { answerToday, longToday } from '../days.ts';
import { expect, signIn, test } from '../stage.ts';
import { answerField, expectFreshDocument, markDocument, visit } from '../steps.ts';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>"\'><svg/onload=alert(3)>{{7*7}}';

test('scripts and other sites cannot read the cookies of a signed-in person', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('sid');
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('hostile text is shown as text: a draft, and an answer on the question, in the diary, its editor and its export', async ({
  page,
  tap,
  signedIn: _,
}) => {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  const { request } = page.context();
  await request.post('/api/draft', { data: { content: HOSTILE } });
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue(HOSTILE);
  await expect(page.locator('main img')).toHaveCount(0);
  await answerToday(request, HOSTILE);
  await visit(page, '/daily');
  await expect(page.getByText(HOSTILE, { exact: true })).toBeVisible();
  await visit(page, '/log');
  await expect(page.getByText(HOSTILE, { exact: true })).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
  await tap(page.getByRole('button', { name: `Eintrag vom ${longToday()} bearbeiten` }));
  await expect(page.getByRole('textbox')).toHaveValue(HOSTILE);
  await visit(page, '/account');
  const download = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Daten exportieren' }));
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(exported.answers[0].content).toBe(HOSTILE);
  expect(dialogs).toBe(0);
});

test('going back to a diary page reloads it if another person has signed in', async ({
  page,
  person: bert,
  signedIn: _,
}) => {
  const { request } = page.context();
  await answerToday(request, 'Nur für mich.');
  await visit(page, '/log');
  await expect(page.getByText('Nur für mich.')).toBeVisible();
  await markDocument(page);
  await signIn(request, bert);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFreshDocument(page);
  await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
  await expect(page.getByText('Nur für mich.')).toHaveCount(0);
});

test('a log-out request names its person, and a contact message names nobody', async ({
  page,
  tap,
  signedIn: _,
}) => {
  const nextOperation = () => page.waitForRequest('**/graphql');
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: 'Kommentar *' }).fill('Danke!');
  const message = nextOperation();
  await tap(page.getByRole('button', { name: 'Feedback senden' }));
  expect(await (await message).headerValue('x-user')).toBeNull();

  const asked = nextOperation();
  await tap(page.getByRole('button', { name: 'Profil' }));
  await tap(page.getByRole('button', { name: 'Abmelden' }));
  expect(await (await asked).headerValue('x-user')).toMatch(/^\d+$/);
  await page.waitForURL('/');
});
