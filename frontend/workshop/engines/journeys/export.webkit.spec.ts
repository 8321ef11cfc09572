import { answerToday } from '../../e2e/days.ts';
import { expect, test } from '../stage.ts';
import type { View } from '../view.ts';
import { WebKitView } from '../webkit.ts';

/** Waits for the file with this name; returns its content. */
async function arrived(view: View, name: RegExp): Promise<string> {
  if (!(view instanceof WebKitView)) throw new Error('Only this engine says where files arrive.');
  let file = '';
  await expect(async () => {
    file = view.downloads().find((arrived) => name.test(arrived)) ?? '';
    expect(file).not.toBe('');
  }).toPass();
  return view.downloaded(file).toString('latin1');
}

test('an exported file arrives completely', async ({ view, request, signedIn: _ }) => {
  await answerToday(request, 'Der Zug');
  await view.visit('/account#mitnehmen');
  await view.click('button', 'Als Tabelle (CSV)');
  await view.sees('Export erfolgreich');
  expect(await arrived(view, /^Aufwind-Tagebuch-.*\.csv$/)).toMatch(/"Der Zug","Europe\/Berlin",.*\r\n$/);
});
