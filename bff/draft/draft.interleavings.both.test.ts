import { buildDevice, buildUser } from '../workshop/testing/builders.ts';
import {
  type Outcome,
  openDraft,
  saveAnswer,
  saveDraft,
  supersededDraft,
} from '../workshop/testing/drafts.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';

const AUTOSAVES = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 100 });
});
afterAll(() => app.close());

type Save = (client: TestClient, known: string | null) => Promise<Outcome>;
type Type = (client: TestClient, text: string, known: string | null) => Promise<Outcome>;

const SAVES: [string, Save][] = [
  ['REST', async (client) => (await client.rest('post', '/api/answers', { content: 'Fertig' })).body],
  ['GraphQL without a version', (client) => saveAnswer(client, 'Fertig')],
  ['GraphQL with the version it has typed', (client, known) => saveAnswer(client, 'Fertig', known)],
  ['GraphQL that knows of no draft', (client) => saveAnswer(client, 'Fertig', null)],
];
const TYPES: [string, Type][] = [
  ['REST', async (client, content) => (await client.rest('post', '/api/draft', { content })).body],
  ['GraphQL without a version', (client, text) => saveDraft(client, text)],
  ['GraphQL with versions', (client, text, known) => saveDraft(client, text, known)],
];

const indexOf = (content: string | undefined) => Number(/^Telefon (\d)$/.exec(content ?? '')?.[1] ?? -1);

/**
 * The phone stores texts one after the other while the computer saves its answer beside the text with this index.
 * Returns the newest acknowledged text and the newest stored text; over REST only texts from before the save count as
 * acknowledged.
 */
async function race(save: Save, type: Type, beside: number): Promise<{ told: number; found: number }> {
  const { username, client: computer } = await buildUser(app);
  const phone = await buildDevice(app, username);
  let known = (await saveDraft(computer, 'Am Rechner', null)).updatedAt ?? null;
  const typedOn = known;
  let saving: Promise<Outcome> | undefined;
  let told = -1;
  for (let index = 0; index < AUTOSAVES; index += 1) {
    const typing = type(phone, `Telefon ${index}`, known);
    if (index === beside) saving = save(computer, typedOn);
    const isSaving = saving !== undefined;
    const { updatedAt, content } = await typing;
    known = updatedAt ?? known;
    if (updatedAt || (updatedAt === undefined && content && !isSaving)) told = index;
  }
  const answer = await saving;
  const texts = [answer?.current, await openDraft(computer), await supersededDraft(computer)];
  const { body } = await computer.rest('get', '/api/answers');
  expect(body.length + Number(answer?.code === 'CONFLICT')).toBe(1);
  return { told, found: Math.max(...texts.map((text) => indexOf(text?.content))) };
}

const races = SAVES.flatMap(([door, save]) => TYPES.map(([by, type]) => ({ door, by, save, type })));

describe('an answer during the autosaves of another device', () => {
  it.each(races)(
    'leaves none of their texts nowhere → saved over $door, typed over $by',
    async ({ save, type }) => {
      const places = Array.from({ length: AUTOSAVES }, (_, index) => index);
      const results = await Promise.all(places.map((beside) => race(save, type, beside)));
      expect(results.filter(({ told, found }) => found < told)).toEqual([]);
      expect(results.some(({ told }) => told >= 0)).toBe(true);
    },
  );
});
