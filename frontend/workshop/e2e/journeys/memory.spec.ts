import { answerToRemember, thisYear } from '../days.ts';
import { alterData } from '../operations.ts';
import { DEMO } from '../product.ts';
import { expect, signIn, test } from '../stage.ts';
import { answerField, markDocument, passReload, saveButton, visit } from '../steps.ts';

const A_SATURDAY = '2026-11-28';

test('after today’s answer an entry of a year ago is shown; it opens in the diary, can be hidden and switched off', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await answerToRemember(page.context().request);
  await page.clock.install();
  await visit(page, '/daily');
  const memory = page.getByRole('region', { name: 'Heute vor einem Jahr' });
  await expect(answerField(page)).toBeEditable();
  await expect(memory).toHaveCount(0);
  await answerField(page).fill('Der erste Schnee.');
  await markDocument(page);
  await tap(saveButton(page));
  await passReload(page);
  await expect(memory).toBeVisible();
  const words = await memory.getByRole('paragraph').nth(1).textContent();
  expect(words).toMatch(/\S/);
  const link = memory.getByRole('link', { name: 'Im Tagebuch lesen' });
  await expect(link).toHaveAttribute('href', new RegExp(`^/log#${thisYear() - 1}-\\d\\d-\\d\\d$`));

  await tap(memory.getByRole('button', { name: 'Nicht mehr zeigen' }));
  const again = memory.getByRole('button', { name: 'Doch wieder zeigen' });
  await expect(again).toBeFocused();
  await expect(memory.getByText(words ?? '')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Der erste Schnee.')).toBeVisible();
  // The next memory.
  await expect(page.getByRole('region', { name: 'Heute vor einem Monat' })).toBeVisible();
  await expect(memory).toHaveCount(0);

  await visit(page, '/account#rueckblick');
  const shown = page.getByLabel('Rückblick zeigen');
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(shown).toBeEnabled();
  await visit(page, '/daily');
  await expect(page.getByText('Der erste Schnee.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: /^Heute vor/ })).toHaveCount(0);
});

test('the diary shows an entry by chance, then another, and the entry leads to its place in the diary', async ({
  page,
  tap,
}) => {
  await signIn(page.context().request, DEMO);
  // On a Sunday the week takes this place.
  await alterData(page, 'Answers', { today: A_SATURDAY });
  await visit(page, '/log');
  await tap(page.getByRole('button', { name: 'Ein Tag von früher' }));
  const found = page.getByRole('status').filter({ has: page.getByRole('link') });
  const first = (await found.textContent()) ?? '';
  await tap(page.getByRole('button', { name: 'Noch einer' }));
  await expect(found).not.toHaveText(first);
  const link = found.getByRole('link');
  const date = (await link.textContent()) ?? '';
  await tap(link);
  await expect(page.getByRole('heading', { name: date })).toBeFocused();
});
