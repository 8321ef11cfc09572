import { ROOT_FIELDS } from '../schema.ts';
import { QUIET_MESSAGE } from '../streak/milestones.rules.ts';
import { buildProgram } from '../workshop/testing/api-tokens.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const VERSION = 'version { id day updatedAt }';
const CONFLICT = `conflict { ${VERSION} answer { content } draft { content } }`;
const EDIT = `mutation ($input: UpdateAnswerInput!) {
  updateAnswer(input: $input) { ${VERSION} answer { content } ${CONFLICT} }
}`;
const RESTORE = `mutation ($input: RestoreAnswerInput!) {
  restoreAnswer(input: $input) { ${VERSION} answer { content } }
}`;
const SAVE = `mutation ($input: SaveAnswerInput!) {
  saveAnswer(input: $input) { ${VERSION} answer { content } milestone { text } ${CONFLICT} }
}`;
const SAVE_DRAFT = `mutation ($input: SaveDraftInput!) {
  saveDraft(input: $input) { ${VERSION} draft { content } ${CONFLICT} }
}`;
const DELETE = 'mutation ($input: DeleteAnswerInput!) { deleteAnswer(input: $input) { id } }';
const DISCARD = `mutation ($input: DiscardSupersededDraftInput!) {
  discardSupersededDraft(input: $input) { wasDiscarded ${CONFLICT} }
}`;
const CONTENT = 'Der Bus war pünktlich.';
const LONG_AGO = '2020-01-01T00:00:00.000Z';

let app: TestApp;
withApp((given) => {
  app = given;
});

describe('a program that may write but not read', () => {
  it('gets only id, day and version of its changes and of conflicts', async () => {
    const { client } = await buildUser(app);
    const program = await buildProgram(app, client, 'answers:write');
    const asked = new Set<string>();
    const change = async (name: string, document: string, input: object) => {
      asked.add(name);
      const { body, text } = await program.graphql(document, { input });
      expect([name, body.errors, /Bus|Anders|Telefon/.test(text)]).toEqual([name, undefined, false]);
      return body.data[name];
    };
    const version = { id: expect.any(String), day: '2026-11-20', updatedAt: expect.any(String) };
    const draft = await change('saveDraft', SAVE_DRAFT, { content: 'Der Bus' });
    expect(draft).toEqual({ version: { ...version, id: null }, draft: null, conflict: null });
    await client.rest('post', '/api/draft', { content: 'Vom Telefon' });
    const typed = await change('saveDraft', SAVE_DRAFT, { content: 'Der Bus', expectedUpdatedAt: LONG_AGO });
    const ofDraft = { version: { ...version, id: null }, answer: null, draft: null };
    expect(typed).toEqual({ version: null, draft: null, conflict: ofDraft });
    const saved = await change('saveAnswer', SAVE, { content: CONTENT });
    expect(saved).toEqual({ version, answer: null, milestone: null, conflict: null });
    const other = await change('saveAnswer', SAVE, { content: 'Anders.' });
    expect(other.conflict).toEqual({ version, answer: null, draft: null });
    const discarded = await change('discardSupersededDraft', DISCARD, { updatedAt: LONG_AGO });
    expect(discarded).toEqual({ wasDiscarded: false, conflict: ofDraft });
    const { id } = saved.version;
    const edited = await change('updateAnswer', EDIT, { id, content: 'Anders.' });
    expect(edited).toEqual({ version, answer: null, conflict: null });
    await change('deleteAnswer', DELETE, { id });
    const restored = await change('restoreAnswer', RESTORE, { id, content: 'Anders.' });
    expect(restored).toEqual({ version, answer: null });
    const writing = Object.entries(ROOT_FIELDS).filter(([, { scope }]) => scope === 'answers:write');
    expect([...asked].sort()).toEqual(writing.map(([name]) => name).sort());
  });

  it('learns nothing from the message of a save over REST', async () => {
    const { client } = await buildUser(app);
    const program = await buildProgram(app, client, 'answers:write');
    const { status, body } = await program.rest('post', '/api/answers', { content: CONTENT });
    expect([status, body.milestone]).toEqual([201, QUIET_MESSAGE]);
    app.setClock('2026-11-21T18:00:00.000Z');
    const next = await client.rest('post', '/api/answers', { content: CONTENT });
    expect(next.body.milestone).toMatchObject({ event: 'entries-1' });
  });
});
