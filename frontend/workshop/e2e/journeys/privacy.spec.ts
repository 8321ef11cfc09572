import { PATHS } from '../../../lib/paths.ts';
import { answerToday } from '../days.ts';
import { SIGNED_IN_PAGES } from '../pages.ts';
import { expect, test } from '../stage.ts';
import { answerField, everythingStored, visit } from '../steps.ts';
import { saved } from '../unsent.ts';

const ANSWER = 'Kanarienvogel im Tagebuch';
const DRAFT = 'Kanarienvogel im Entwurf';
const CANARY = 'Kanarienvogel';

/** The stage watches for requests to other hosts meanwhile, and fails the journey at the first one. */
test('a visitor gets no cookie and leaves nothing behind in the browser, whatever page they look at', async ({
  page,
}) => {
  for (const path of Object.values(PATHS)) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await everythingStored(page), path).toBe('["",[],[]]');
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('what a person wrote is in no storage of the browser, neither while signed in nor after the log-out', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await answerField(page).fill(DRAFT);
  await expect(saved(page)).toBeVisible();
  await answerToday(page.context().request, ANSWER);
  for (const path of SIGNED_IN_PAGES) {
    await visit(page, path);
    const last =
      path === PATHS.profile ? page.getByText('Dieses Gerät') : page.getByText(ANSWER, { exact: true });
    await expect(last).toBeVisible();
    expect(await everythingStored(page), path).not.toContain(CANARY);
  }
  await tap(page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }));
  await page.waitForURL('/');
  for (const path of Object.values(PATHS)) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await everythingStored(page), path).not.toContain(CANARY);
  }
});
