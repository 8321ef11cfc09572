import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { PATHS } from '../../../lib/paths.ts';
import { answerToday } from '../days.ts';
import { PUBLIC_PAGES, SIGNED_IN_PAGES } from '../pages.ts';
import { expect, test } from '../stage.ts';
import { everythingStored, visit } from '../steps.ts';
import { saved, typeDraft } from '../unsent.ts';

const ANSWER = 'Kanarienvogel im Tagebuch';
const DRAFT = 'Kanarienvogel im Entwurf';
const CANARY = 'Kanarienvogel';
const ALL_PATHS = [...PUBLIC_PAGES, ...SIGNED_IN_PAGES];

/** The pages that show texts of a person. */
const SHOWING: string[] = [PATHS.daily, PATHS.diary, PATHS.week, PATHS.book];

test('browser storage holds no text of a person, neither while signed in nor after the log-out', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.clock.install();
  await visit(page, '/daily');
  await typeDraft(page, DRAFT);
  await expect(saved(page)).toBeVisible();
  await answerToday(page.context().request, ANSWER);
  for (const path of SIGNED_IN_PAGES) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (SHOWING.includes(path)) await expect(page.getByText(ANSWER, { exact: true })).toBeVisible();
    // The data of every other page are there, too.
    else await page.waitForLoadState('networkidle');
    expect(await everythingStored(page), path).not.toContain(CANARY);
  }
  await visit(page, PATHS.profile);
  await tap(page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }));
  await page.waitForURL('/');
  for (const path of inFull(ALL_PATHS, [PATHS.landing, PATHS.auth])) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await everythingStored(page), path).not.toContain(CANARY);
  }
});
