import type { Page } from '@playwright/test';
import { makeUnavailable, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const FAILED = 'Export fehlgeschlagen';

function exportButton(page: Page) {
  return page.getByRole('button', { name: 'Daten exportieren' });
}

test('an export that the server refuses says why', async ({ page, tap, allowNoise, signedIn: _ }) => {
  allowNoise(UNAVAILABLE_LINE);
  await visit(page, '/account');
  await makeUnavailable(page, 'DataExport');
  await tap(exportButton(page));
  await expectToast(page, 'error', FAILED, 'Der Dienst startet gerade.');
  await expect(exportButton(page)).toBeEnabled();
});

for (const [fault, sentence] of [
  ['Kein Platz mehr', 'Kein Platz mehr'],
  ['', 'Unbekannter Fehler'],
]) {
  test(`an export whose file the browser cannot make says "${sentence}", not that the network is away`, async ({
    page,
    tap,
    signedIn: _,
  }) => {
    await page.addInitScript((message) => {
      URL.createObjectURL = () => {
        throw new Error(message);
      };
    }, fault);
    await visit(page, '/account');
    await tap(exportButton(page));
    await expectToast(page, 'error', FAILED, sentence);
    await expect(exportButton(page)).toBeEnabled();
  });
}
