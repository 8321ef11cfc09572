import { storedAnswers } from '../../e2e/days.ts';
import { DAY_ONE, TABLE } from '../../e2e/diary-files.ts';
import { expect, test } from '../stage.ts';

test('an archive of another app and a table in a legacy encoding are imported', async ({
  view,
  request,
  signedIn: _,
}) => {
  await view.visit('/mitbringen');
  await view.choose(DAY_ONE);
  await view.click('main button', '2 Einträge mitbringen');
  await view.sees('2 Einträge sind jetzt in Deinem Tagebuch');
  await view.visit('/mitbringen');
  await view.choose(TABLE);
  await view.click('main button', 'Weiter');
  await view.click('main button', '2 Einträge mitbringen');
  await view.sees('2 Einträge sind jetzt in Deinem Tagebuch');
  expect((await storedAnswers(request)).map(({ content }) => content)).toEqual([
    'Ein "langer" Tag',
    'Schnee; und Kekse für alle',
    'Die Sonne schien.',
    'Früh wach.\n\nMit Oma telefoniert.',
  ]);
});
