import { expect, test } from '../stage.ts';
import { PROMISES, visit } from '../steps.ts';

test('without mails for messages the contact page promises only an aim, and the Impressum promises no fast contact', async ({
  page,
  openInOtherBrowser,
}) => {
  const still = await openInOtherBrowser({ javaScriptEnabled: false });
  await still.goto('/contact');
  await visit(page, '/contact');
  for (const one of [still, page]) {
    await expect(one.getByText('Wir bemühen uns, innerhalb von 24 Stunden zu antworten.')).toBeVisible();
    await expect(one.getByText(PROMISES.contact)).toHaveCount(0);
  }
  await visit(page, '/impressum');
  await expect(page.getByText('Du erreichst uns auch über die Seite Kontakt.')).toBeVisible();
  await expect(page.getByText(PROMISES.imprint)).toHaveCount(0);
});
