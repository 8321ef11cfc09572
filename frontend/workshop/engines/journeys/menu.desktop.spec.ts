import { test } from '../stage.ts';

test('the menu of the profile opens by its button, and closes by Escape and by its link', async ({
  view,
  signedIn: _,
}) => {
  await view.visit('/daily');
  await view.click('button', 'Profil');
  await view.sees('Abmelden');
  await view.press('Escape');
  await view.misses('Abmelden');
  await view.click('button', 'Profil');
  await view.click('#profile-menu a', 'Mein Profil');
  await view.arrives('/account');
});
