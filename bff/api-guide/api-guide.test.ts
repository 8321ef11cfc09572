import { spawnSync } from 'node:child_process';
import { createApiToken } from '../workshop/testing/api-tokens.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { type DocumentedCommands, documentedCommands } from '../workshop/testing/documented-commands.ts';
import { rawRequest } from '../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const SENTENCE = 'Der Bus war pünktlich.';
const TEXTS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

const withPython = spawnSync('python3', ['--version']).status === 0 ? it : it.skip;

let app: TestApp;
let page: string;
let commands: DocumentedCommands;
let env: { AUFWIND_KEY: string };
beforeAll(async () => {
  app = await createTestApp();
  page = (await rawRequest(app, 'GET', '/api/docs')).text;
  commands = documentedCommands(app);
  const { client } = await buildUser(app);
  const { key } = await createApiToken(client, ['answers:read', 'answers:write']);
  env = { AUFWIND_KEY: key };
});
afterAll(async () => {
  await app?.close();
  commands?.remove();
});

const plain = (markup: string) =>
  TEXTS.reduce((text, [escaped, character]) => text.replaceAll(escaped, character), markup);

/** The examples of the page in a language, as a person copies them. */
function examples(language: string): string[] {
  const blocks = page.matchAll(new RegExp(`<code class="language-${language}">([^<]*)</code>`, 'g'));
  return [...blocks].map(([, text = '']) => plain(text));
}

describe('the guide for people who write a program', () => {
  it('has curl examples that run unchanged once the token is in the environment', async () => {
    const [exported, requests = ''] = examples('sh');
    expect(exported).toBe('export AUFWIND_KEY=aufwind_pat_…');
    const { code, output } = await commands.run(requests, { env });
    expect([code, output]).toEqual([0, expect.any(String)]);
    const [before, saved, graphql] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(before).toEqual([]);
    expect(saved).toMatchObject({ content: SENTENCE, milestone: { event: 'entries-1' } });
    expect(graphql).toEqual({
      data: { answers: { nodes: [{ day: '2026-11-20', content: SENTENCE }] }, streak: { count: 1 } },
    });
  });

  it('has JavaScript examples of the first request and of synchronisation that run unchanged', async () => {
    const [first = '', follow = ''] = examples('js');
    const options = { interpreter: process.execPath, env };
    expect(await commands.run(first, options)).toEqual({
      code: 0,
      output: `2026-11-20 ${SENTENCE}\n`,
    });
    expect(await commands.run(`${follow}\nconsole.log(diary);`, options)).toEqual({
      code: 0,
      output: `Map(1) { '2026-11-20' => '${SENTENCE}' }\n`,
    });
    const refused = await commands.run(first, { ...options, env: { AUFWIND_KEY: 'aufwind_pat_falsch' } });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Error: UNAUTHENTICATED: ')]);
  });

  withPython('works as it stands in Python', async () => {
    const [first = ''] = examples('python');
    const options = { interpreter: 'python3', env };
    expect(await commands.run(first, options)).toEqual({
      code: 0,
      output: `2026-11-20 ${SENTENCE}\n`,
    });
    const refused = await commands.run(first, { ...options, env: { AUFWIND_KEY: 'aufwind_pat_falsch' } });
    expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^\S.*\.\n$/) });
  });

  it('lists exactly the operations of each scope', () => {
    const [, read = '', write = ''] =
      /<dt><code>answers:read([\s\S]*?)<dt><code>answers:write([\s\S]*?)<\/dl>/.exec(page) ?? [];
    const linked = (text: string) => [...text.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
    expect(linked(read).sort()).toEqual([
      'answerChanges',
      'answers',
      'draft',
      'streak',
      'todayAnswer',
      'todayStatus',
    ]);
    expect(linked(write).sort()).toEqual(['deleteAnswer', 'saveAnswer', 'saveDraft', 'updateAnswer']);
  });
});

// In an order in which each operation finds its data; an unconfigured provider and a made-up link are rejected.
const BY_COOKIE = [
  'register',
  'logIn',
  'currentUser',
  'dataExport',
  'sendFeedback',
  'changePassword',
  'logOut',
];
const BY_KEY = [
  'saveDraft',
  'draft',
  'saveAnswer',
  'todayStatus',
  'todayAnswer',
  'answers',
  'streak',
  'answerChanges',
];
const ON_AN_ANSWER = ['updateAnswer', 'deleteAnswer'];
const REFUSED: Record<string, string> = {
  signInWithGoogle: 'UNAVAILABLE',
  signInWithApple: 'UNAVAILABLE',
  startAppleSignIn: 'UNAVAILABLE',
  exportByLink: 'BAD_USER_INPUT',
};

describe('the command of an operation', () => {
  it('runs unchanged: with a token where a token suffices, otherwise with a session cookie', async () => {
    const found = page.matchAll(/<article id="(\w+)"[\s\S]*?<pre><code>(curl [^<]*)<\/code>/g);
    const commandOf = new Map([...found].map(([, id = '', command = '']) => [id, plain(command)]));
    const walk = [...BY_COOKIE, ...BY_KEY, ...ON_AN_ANSWER, ...Object.keys(REFUSED), 'deleteAccount'];
    expect([...commandOf.keys()].sort()).toEqual([...walk].sort());

    const run = async (id: string, given: Record<string, string> = {}, answerId = '7') => {
      const command = commandOf.get(id)?.replace('/api/answers/7', `/api/answers/${answerId}`) ?? '';
      const { code, output } = await commands.run(command, { env: given });
      expect([id, code, output]).toEqual([id, id in REFUSED ? 22 : 0, expect.any(String)]);
      return JSON.parse(output.split('\n').find((line) => /^[[{]/.test(line)) ?? '');
    };
    const { username } = await run('register');
    const owner = new TestClient(app);
    await owner.rest('post', '/api/login', { username, password: PASSWORD });
    const { key } = await createApiToken(owner, ['answers:read', 'answers:write']);
    for (const id of BY_COOKIE.slice(1)) await run(id);
    for (const id of BY_KEY) await run(id, { AUFWIND_KEY: key });
    const [answer] = await run('answers', { AUFWIND_KEY: key });
    for (const id of ON_AN_ANSWER) await run(id, { AUFWIND_KEY: key }, answer.id);
    for (const [id, code] of Object.entries(REFUSED)) expect(await run(id)).toMatchObject({ code });
  });
});
