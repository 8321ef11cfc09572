import { buildUser } from '../../bff/workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../bff/workshop/testing/test-app.ts';
import type { TestClient } from '../../bff/workshop/testing/test-client.ts';
import { addDays } from '../lib/dates.ts';
import { partsOf } from './parts.ts';
import { readFiles } from './read-file.ts';
import { toTexts } from './samples.rows.ts';

const TEN_YEARS_DAYS = 3_650;
const TODAY = '2026-11-20';
const VIEWER = { timeZone: 'Europe/Berlin', today: TODAY, now: START_OF_TESTS.getTime() };
const CONTENTS = [
  'Grüße aus Köln 🌻',
  'שלום עולם\u200f\n\nمرحبا بالعالم',
  'Zeile eins\r\nZeile zwei\n\n\n\tZeile drei',
  '👩‍👩‍👧‍👦 und 🇩🇪, e\u0323\u0302 und ﬁ',
  '=1+1; "x", \'y\' <script>alert(1)</script> \\n &amp; %00',
  'Viel Text. '.repeat(200).trim(),
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** An export of ten years; every instant is on its day in Berlin, also early and late. */
function fileOfTenYears(): string {
  const answers = Array.from({ length: TEN_YEARS_DAYS }, (_, at) => {
    const hour = String(at % 20).padStart(2, '0');
    const day = addDays(TODAY, -1 - at);
    const createdAt = `${day}T${hour}:59:07.${String(at % 1000).padStart(3, '0')}Z`;
    const content = `${at}: ${CONTENTS[at % CONTENTS.length]}`.normalize('NFC');
    return { content, day, date: createdAt, createdAt, updatedAt: createdAt };
  });
  return JSON.stringify({ username: 'anna@example.org', provider: 'local', createdAt: TODAY, answers });
}

async function bring(client: TestClient, file: string) {
  const reading = await readFiles([{ path: 'Datei', file: new Blob([file]) }], { viewer: VIEWER, toTexts });
  if (reading.is !== 'diary') throw new Error('It is a table.');
  for (const entries of partsOf(reading.diary.entries)) {
    const { body } = await client.graphql(
      'mutation ($input: ImportAnswersInput!) { importAnswers(input: $input) { imported } }',
      { input: { importId: reading.diary.importId, entries } },
    );
    expect(body.data.importAnswers).toEqual({ imported: entries.length });
  }
}

async function exported(client: TestClient) {
  const { body } = await client.rest('get', '/api/user/export');
  return { answers: body.answers };
}

it('an export of ten years, imported into another account and exported again, has the same entries', async () => {
  const [first, second] = [await buildUser(app), await buildUser(app)];
  const written = fileOfTenYears();
  await bring(first.client, written);
  const one = await exported(first.client);
  await bring(second.client, JSON.stringify(one));
  const other = await exported(second.client);
  expect(one.answers).toMatchObject(JSON.parse(written).answers);
  expect(other).toEqual(one);
  expect(new Set(one.answers.map(({ day }: { day: string }) => day)).size).toBe(TEN_YEARS_DAYS);
});
