import { answerToday, storedAnswers } from '../../e2e/days.ts';
import { QUESTION, SAVE_ANSWER } from '../../e2e/steps.ts';
import { expect, test } from '../stage.ts';
import type { View } from '../view.ts';

const PENCIL = /^(Antwort|Eintrag) vom .* bearbeiten$/;
const TEN_LINES = 'Noch eine Zeile.\n'.repeat(9);

/** Expects the field to show its whole text without a scroll bar. */
function expectAllSeen(view: View) {
  return expect(async () => {
    const hidden = await view.on(['main textarea'], ([field]) =>
      field ? field.scrollHeight - field.clientHeight : Number.NaN,
    );
    expect(hidden, 'height that the field does not show').toBeLessThanOrEqual(0);
  }).toPass();
}

test('a typed text is saved as a draft and is there after a reload', async ({ view, signedIn: _ }) => {
  await view.visit('/daily');
  // The field waits for stored text.
  await view.click('textarea:not([readonly])', QUESTION);
  await view.type('Der Bus');
  await view.holds('textarea', QUESTION, 'Der Bus');
  await view.sees('Entwurf gesichert');
  await view.reload();
  await view.holds('textarea', QUESTION, 'Der Bus');
});

test('the first answer is saved, celebrated with the focus on Weiter, and then shown', async ({
  view,
  request,
  signedIn: _,
}) => {
  await view.visit('/daily');
  await view.fill('textarea', QUESTION, 'Der erste Frost.');
  await view.click('button', SAVE_ANSWER);
  await view.focuses('button', 'Weiter');
  await view.press('Enter');
  await view.misses('Weiter');
  await view.sees('Beantwortet');
  await view.sees('Der erste Frost.');
  expect(await storedAnswers(request)).toMatchObject([{ content: 'Der erste Frost.' }]);
});

for (const [path, said] of [
  ['/daily', 'Antwort aktualisiert'],
  ['/log', 'Eintrag aktualisiert'],
] satisfies [string, string][]) {
  test(`on ${path} the pencil opens a text with the caret at its end and shows all ten lines`, async ({
    view,
    request,
    signedIn: _,
  }) => {
    await answerToday(request, 'Kurz.');
    await view.visit(path);
    await view.click('main button', PENCIL);
    await view.focuses('main textarea');
    await view.type(' Gut');
    await view.holds('main textarea', /./, 'Kurz. Gut');
    await view.fill('main textarea', /./, `${TEN_LINES}Die letzte.`);
    await expectAllSeen(view);
    await view.click('main button', 'Speichern');
    await view.sees(said);
    await view.sees('Die letzte.');
    expect(await storedAnswers(request)).toMatchObject([{ content: `${TEN_LINES}Die letzte.` }]);
  });
}

test('the field of the day grows with its text', async ({ view, signedIn: _ }) => {
  await view.visit('/daily');
  await view.fill('textarea', QUESTION, TEN_LINES);
  await expectAllSeen(view);
});
