import { test } from '../stage.ts';

test('the profile menu opens with its button and closes with Escape and with its link', async ({
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
