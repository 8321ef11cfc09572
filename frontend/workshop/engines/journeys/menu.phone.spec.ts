import { test } from '../stage.ts';

test('the menu opens with its button and closes with Escape and with its links', async ({ view }) => {
  await view.visit('/');
  await view.click('button', 'Menü öffnen');
  await view.press('Escape');
  await view.focuses('button', 'Menü öffnen');
  await view.click('button', 'Menü öffnen');
  await view.click('#mobile-menu a', 'Wissen');
  await view.arrives('/wissen');
  await view.click('button', 'Menü öffnen');
});
