import { answerToday } from '../../e2e/days.ts';
import { expect, test } from '../stage.ts';

const MOST_TAB_STOPS = 40;

test('a wrong password is refused, and the right password leads to the question', async ({
  view,
  person,
}) => {
  await view.visit('/auth');
  await view.fill('input', 'E-Mail', person.username);
  await view.fill('input', 'Passwort', 'ein falsches Wort');
  await view.click('[role="tabpanel"] button', 'Anmelden');
  await view.sees('Anmeldung fehlgeschlagen');
  await view.fill('input', 'Passwort', person.password);
  await view.click('[role="tabpanel"] button', 'Anmelden');
  await view.arrives('/daily');
  await view.sees('Erfolgreich angemeldet');
});

test('a person logs in with the keyboard only', async ({ view, person }) => {
  await view.visit('/auth');
  const tabTo = async (name: string) => {
    const isThere = () => view.on(['input', name], ([field]) => field === document.activeElement);
    for (let stop = 0; stop < MOST_TAB_STOPS && !(await isThere()); stop += 1) await view.press('Tab');
    expect(await isThere(), name).toBe(true);
  };
  await tabTo('E-Mail');
  await view.type(person.username);
  await tabTo('Passwort');
  await view.type(person.password);
  await view.press('Enter');
  await view.arrives('/daily');
});

test('after the log-out, going back shows no text of the diary', async ({ view, request, signedIn: _ }) => {
  await answerToday(request, 'Quitten vor der Tür.');
  await view.visit('/log');
  await view.sees('Quitten vor der Tür.');
  await view.visit('/account');
  // The button moves once more when the states of the rows arrive.
  await view.sees('Passwort, kein Blatt');
  await view.sees('kein Zugang');
  await view.click('main button', 'Abmelden');
  await view.arrives('/');
  await view.sees('Abgemeldet');
  await view.run(() => history.go(-2));
  await expect(async () => {
    const text = await view.text();
    expect(text).not.toContain('Quitten');
    // The browser may restore the page or reload it.
    expect(text).toMatch(/nicht mehr angemeldet|Passwort/);
  }).toPass();
});

/** Runs in the page: stores an unsent text of another person. */
function storeTextOfAnother() {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('aufwind');
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onsuccess = () => {
      const { transaction } = opening.result.transaction('texts', 'readwrite').objectStore('texts');
      const field = { kind: 'answer', id: '1' };
      const typed = { value: { content: 'Von Anna' }, tried: [] };
      const record = { person: 'anna', field, page: 'p', typed, shelvedAtMs: Date.now() };
      transaction.objectStore('texts').put(record, ['anna', 'answer', '1', 'p']);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
    opening.onerror = reject;
  });
}

/** Runs in the page: everything in the local store of unsent texts. */
function storedTexts() {
  return new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('aufwind');
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('texts').objectStore('texts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
    opening.onerror = reject;
  });
}

test('a log-out keeps the unsent text of another person', async ({ view, signedIn: _ }) => {
  await view.visit('/account');
  await view.sees('Passwort, kein Blatt');
  await view.run(storeTextOfAnother);
  await view.click('main button', 'Abmelden');
  await view.arrives('/');
  expect(await view.run(storedTexts)).toContain('Von Anna');
});
