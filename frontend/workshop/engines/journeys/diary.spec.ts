import type { APIRequestContext } from '@playwright/test';
import { answerToday, storedAnswers } from '../../e2e/days.ts';
import { DEMO } from '../../e2e/product.ts';
import { RESTORED, SEARCH_LABEL } from '../../e2e/sentences.ts';
import { signIn } from '../../e2e/stage.ts';
import { expect, signInAs, test } from '../stage.ts';
import type { View } from '../view.ts';

/** The window's width in px from which the field of the search is open. */
const PHONE_ENDS = 760;
const MONTH_LENGTH = '2026-02'.length;
const NOT_THE_LAST = 10;

/** The days of the seeded account's longest year, newest first; its ends are many months apart. */
async function longestYear(request: APIRequestContext): Promise<string[]> {
  await signIn(request, DEMO);
  const days = (await storedAnswers(request)).map(({ date }) => date.slice(0, 10));
  const years = [...new Set(days.map((day) => day.slice(0, 4)))];
  const daysOf = (year: string) => days.filter((day) => day.startsWith(year));
  return years.map(daysOf).toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Expects the target to stop in the upper part of the window and to stay there while content loads around it. */
function expectAtTop(view: View, selector: string) {
  const restingPlace = async ([target]: HTMLElement[]) => {
    const place = () => [target?.getBoundingClientRect().top, document.body.scrollHeight].join();
    for (let frame = 0, before = ''; frame < 60; frame = before === place() ? frame + 1 : 0) {
      before = place();
      await new Promise(requestAnimationFrame);
    }
    return target ? target.getBoundingClientRect().top / innerHeight : null;
  };
  return expect(async () => {
    const top = await view.on([selector], restingPlace);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(1 / 5);
  }).toPass();
}

test('a search hit leads to an entry far down the page', async ({ view, size, request }) => {
  const days = await longestYear(request);
  await signInAs(view, DEMO);
  await view.visit('/log');
  if (size.width < PHONE_ENDS) await view.click('button', 'Suchen');
  await view.fill('input', SEARCH_LABEL, 'kaffee');
  const hits = () =>
    view.on(['main li:has(mark) a'], (found) => found.map((link) => link.getAttribute('href')));
  await expect(async () => expect((await hits()).length).toBeGreaterThan(0)).toPass();
  const oldest = (await hits()).findLast((href) => days.some((day) => href?.endsWith(day)));
  await view.click(`main li:has(mark) a[href="${oldest}"]`);
  await expectAtTop(view, `time[datetime="${oldest?.split('#')[1]}"]`);
});

test('a month of the year view is scrolled to and stays in place', async ({ view, request }) => {
  const days = await longestYear(request);
  const month = days.at(-NOT_THE_LAST)?.slice(0, MONTH_LENGTH);
  await signInAs(view, DEMO);
  await view.visit('/log');
  await view.click('main summary');
  await view.click(`main a[href$="#${month}"]`);
  await view.focuses(`[id="${month}"]`);
  await expectAtTop(view, `[id="${month}"]`);
});

test('the address of a day opens the page at its entry', async ({ view, request }) => {
  const day = (await longestYear(request)).at(-NOT_THE_LAST);
  await signInAs(view, DEMO);
  await view.visit(`/log#${day}`);
  await expectAtTop(view, `time[datetime="${day}"]`);
});

test('the address of a month opens the book at this month, also after a reload', async ({
  view,
  request,
}) => {
  const month = (await longestYear(request))[NOT_THE_LAST]?.slice(0, MONTH_LENGTH);
  await signInAs(view, DEMO);
  await view.visit(`/buch#${month}`);
  await expectAtTop(view, `[id="${month}"]`);
  await view.reload();
  await expectAtTop(view, `[id="${month}"]`);
});

test('a deletion asks first, and can be undone', async ({ view, request, signedIn: _ }) => {
  const trash = /^Eintrag vom .* löschen$/;
  await answerToday(request, 'Quitten vor der Tür.');
  await view.visit('/log');
  await view.click('button', trash);
  await view.focuses('[role="alertdialog"] button', 'Abbrechen');
  await view.press('Escape');
  await view.focuses('button', trash);
  await view.press('Enter');
  await view.click('[role="alertdialog"] button', 'Löschen');
  await view.sees('Eintrag gelöscht');
  expect(await storedAnswers(request)).toEqual([]);
  await view.click('button', 'Rückgängig');
  await view.sees(RESTORED);
  await view.sees('Quitten vor der Tür.');
});
