import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('on a touch screen a tap on an inert button shows the reason, and a tap elsewhere hides it', async ({
  page,
  tap,
}) => {
  await visit(page, '/demo');
  const words = page.getByRole('tooltip');
  for (const name of ['Eintrag „Gestern“ bearbeiten', 'Eintrag „Gestern“ löschen']) {
    // The button is announced as disabled, but responds to a tap.
    await page.getByRole('button', { name }).tap({ force: true });
    await expect(words).toHaveText('Diese Funktion ist nur in der vollständigen App verfügbar');
    const box = await words.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
  }
  await tap(page.getByRole('heading', { level: 1 }));
  await expect(words).toHaveCount(0);
});
