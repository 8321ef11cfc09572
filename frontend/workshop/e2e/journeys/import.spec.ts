import { storedAnswers } from '../days.ts';
import { DAY_ONE, daysOf2024, ownFile, PICTURE, zipBomb } from '../diary-files.ts';
import { abortRequests, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { IMPORT_UNDONE } from '../sentences.ts';
import { expect, type Page, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const MANY_DAYS = daysOf2024(300);

async function chooseFile(page: Page, file: typeof DAY_ONE) {
  await page.getByLabel('Datei wählen').setInputFiles(file);
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

test('a diary of another app is imported with one tap and removed with two', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/account#mitnehmen');
  await tap(page.getByRole('link', { name: 'Einträge mitbringen' }));
  await chooseFile(page, DAY_ONE);
  await tap(button(page, '2 Einträge mitbringen'));
  await expect(page.getByRole('heading', { name: '2 Einträge sind jetzt in Deinem Tagebuch' })).toBeFocused();
  const { request } = page.context();
  expect((await storedAnswers(request)).map(({ content }) => content)).toEqual([
    'Die Sonne schien.',
    'Früh wach.\n\nMit Oma telefoniert.',
  ]);

  await tap(button(page, 'Import rückgängig machen'));
  await tap(button(page, 'Ja, rückgängig machen'));
  await expectToast(page, 'success', IMPORT_UNDONE, '2 Einträge sind wieder weg.');
  expect(await storedAnswers(request)).toEqual([]);
  await expect(page.getByLabel('Datei wählen')).toBeFocused();
});

test('an import continues after a network failure without lost or repeated entries, which the diary then shows', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/mitbringen');
  await chooseFile(page, ownFile(MANY_DAYS));
  const mend = await abortRequests(page, 'ImportAnswers');
  await tap(button(page, '300 Einträge mitbringen'));
  await expect(page.getByText('Keine Verbindung zum Server.')).toBeVisible();
  expect(await storedAnswers(page.context().request)).toEqual([]);
  await mend();
  // The import continues automatically.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(
    page.getByRole('heading', { name: '300 Einträge sind jetzt in Deinem Tagebuch' }),
  ).toBeVisible();
  expect(await storedAnswers(page.context().request)).toHaveLength(300);
  await tap(page.getByRole('link', { name: 'Zum Tagebuch' }));
  await expect(page.getByText(`Mitgebracht vom ${MANY_DAYS.at(-1)}.`)).toBeVisible();
  await expect(page.getByText('300 Einträge', { exact: true })).toBeVisible();
});

test('an import interrupted by a reload completes with the same file as a single import', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/mitbringen');
  await chooseFile(page, ownFile(MANY_DAYS));
  let parts = 0;
  await page.route('**/graphql', (route) => {
    if (route.request().postData()?.includes('ImportAnswers')) parts += 1;
    return parts > 1 ? route.abort() : route.fallback();
  });
  await tap(button(page, '300 Einträge mitbringen'));
  await expect(button(page, 'Fortsetzen')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await chooseFile(page, ownFile(MANY_DAYS));
  await expect(page.getByText('128 Tage sind schon belegt und bleiben, wie sie sind.')).toBeVisible();
  await tap(button(page, '172 Einträge mitbringen'));
  await expect(page.getByText(/^300 Einträge, 1\.\sJanuar\s2024 bis/)).toBeVisible();
  expect(await storedAnswers(page.context().request)).toHaveLength(300);

  await page.reload();
  await chooseFile(page, ownFile(MANY_DAYS));
  await expect(page.getByText(/Es gibt nichts mehr mitzubringen\.$/)).toBeVisible();
  await expect(button(page, /Einträge mitbringen$/)).toHaveCount(0);
});

test('the code that reads files loads after a file was chosen, and passes the strict policy', async ({
  page,
  signedIn: _,
}) => {
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/import-/.test(request.url())) readers.push(request.url());
  });
  await visit(page, '/mitbringen');
  await expect(page.getByLabel('Datei wählen')).toBeVisible();
  expect(readers).toEqual([]);
  await chooseFile(page, PICTURE);
  await expect(page.getByText(/^In dieser Datei finden wir kein Tagebuch/)).toBeFocused();
  expect(readers).toHaveLength(1);
});

test('a zip bomb is refused, the page keeps responding, and nothing of a file is sent', async ({
  page,
  signedIn: _,
}) => {
  const imports = sentOperations(page, 'ImportAnswers');
  const lookUps = sentOperations(page, 'AnsweredDays');
  await visit(page, '/mitbringen');
  await chooseFile(page, zipBomb());
  await expect(page.getByText('Entpackt ist das ZIP-Archiv größer als 100\u00a0MB.')).toBeVisible();
  await chooseFile(page, DAY_ONE);
  await expect(button(page, '2 Einträge mitbringen')).toBeVisible();
  expect([imports, lookUps]).toEqual([[], [{}]]);
});

test('reading a file can be cancelled', async ({ page, tap, signedIn: _ }) => {
  await page.route('**/assets/import-*', () => {});
  await visit(page, '/mitbringen');
  await chooseFile(page, DAY_ONE);
  await tap(button(page, 'Abbrechen'));
  await expect(page.getByLabel('Datei wählen')).toBeFocused();
});
