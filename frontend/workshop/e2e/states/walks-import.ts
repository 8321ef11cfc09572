import { storedAnswers } from '../days.ts';
import { DAY_ONE, json, PICTURE, TABLE } from '../diary-files.ts';
import { WHICH_FILE } from '../sentences.ts';
import { expect } from '../stage.ts';
import { failing, opened, pending, refusedByFull, type Walk, type Walker } from './walk.ts';

type ChosenFile = typeof DAY_ONE;

/** The days of `DAY_ONE`, and an earlier day with a text that is too long for an entry. */
const WITH_A_LONG_ONE = json('Aufwind-data.json', {
  answers: [
    { day: '2021-03-11', content: 'Wort '.repeat(3_000) },
    { day: '2021-03-12', content: 'x' },
    { day: '2021-03-14', content: 'y' },
  ],
});

async function choose({ page }: Walker, file: ChosenFile) {
  await page.getByLabel('Datei wählen').setInputFiles(file);
}

async function press({ page }: Walker, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

async function chooseAfterwards(walker: Walker, file: ChosenFile) {
  await press(walker, 'Andere Datei');
  await choose(walker, file);
}

/** Changes an imported entry. */
async function editOne({ request }: Walker) {
  const [newest] = await storedAnswers(request);
  const edited = await request.patch(`/api/answers/${newest?.id}`, { data: { content: 'Geändert.' } });
  expect(edited.status()).toBe(200);
}

/** A diary is brought along, and goes again. */
export const IMPORT: Walk = {
  title: 'a diary from elsewhere',
  who: 'signed in',
  steps: [
    opened('/mitbringen · choosing', '/mitbringen'),
    {
      state: '/mitbringen · where files come from',
      reach: ({ page }) => page.getByText(WHICH_FILE).click(),
    },
    { state: '/mitbringen · refused', reach: (walker) => choose(walker, PICTURE) },
    pending('/mitbringen · reading', 'AnsweredDays', (walker) =>
      choose(walker, TABLE).then(() => press(walker, 'Weiter')),
    ),
    { state: '/mitbringen · preview of a table', reach: async () => {} },
    { state: '/mitbringen · columns', reach: (walker) => chooseAfterwards(walker, TABLE) },
    failing('/mitbringen · not looked up', 'AnsweredDays', (walker) => chooseAfterwards(walker, DAY_ONE)),
    { state: '/mitbringen · preview', at: 'phone', reach: (walker) => choose(walker, DAY_ONE) },
    pending('/mitbringen · sending', 'ImportAnswers', (walker) => press(walker, '2 Einträge mitbringen')),
    { state: '/mitbringen · done', reach: async () => {} },
    opened('/mitbringen · recent imports', '/mitbringen'),
    { state: '/mitbringen · all taken', reach: (walker) => choose(walker, DAY_ONE) },
    { state: '/mitbringen · some taken', reach: (walker) => chooseAfterwards(walker, WITH_A_LONG_ONE) },
    failing('/mitbringen · stopped', 'ImportAnswers', (walker) => press(walker, '1 Eintrag mitbringen')),
    refusedByFull('/mitbringen · full', 'ImportAnswers', (walker) => press(walker, 'Fortsetzen')),
    {
      state: '/mitbringen · asking',
      reach: async (walker) => {
        await editOne(walker);
        await walker.page.reload();
        await press(walker, 'Import rückgängig machen');
      },
    },
    failing('/mitbringen · not undone', 'UndoImport', (walker) => press(walker, 'Ja, rückgängig machen')),
    pending('/mitbringen · undoing', 'UndoImport', async (walker) => {
      await press(walker, 'Import rückgängig machen');
      await press(walker, 'Ja, rückgängig machen');
    }),
    { state: '/mitbringen · undone', reach: async () => {} },
  ],
};
