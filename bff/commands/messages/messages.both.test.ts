import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../workshop/testing/spawned-server.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { runMessages } from './messages.ts';

const ZOE = { name: 'Zoë', email: 'zoe@example.org', comment: 'Schön\nund gut 👩‍🚀' };
const HOUR_MS = 3_600_000;
/** One more than a page. */
const MANY = 201;

let app: TestApp;
let logged = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.db.change('DELETE FROM feedback', []);
  app.setClock(START_OF_TESTS);
  logged = app.log().length;
});
afterAll(() => app.close());

/** Sends a message like the contact page; returns its id. */
async function write(message: object): Promise<number> {
  const { status } = await new TestClient(app).rest('post', '/api/feedback', message);
  expect(status).toBe(201);
  const [row] = await app.db.all<{ id: number }>('SELECT max(id) AS id FROM feedback');
  return row?.id ?? 0;
}

/** Runs the command; returns its lines. By default the answer to a question is no. */
async function messages(args: string[], isConfirmed = false): Promise<string[]> {
  const lines: string[] = [];
  await runMessages(args, {
    feedback: app.services.feedback,
    events: app.events,
    print: (line) => lines.push(line),
    confirm: async () => isConfirmed,
  });
  return lines;
}

/** The security events of the command in this test, without time and level. */
function events(): object[] {
  const lines = app.log().slice(logged).split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ event = '' }) => /^message/.test(event))
    .map(({ event, row, count, outcome }) => ({ event, row, count, outcome }));
}

function setHour(hour: number): void {
  app.setClock(new Date(START_OF_TESTS.getTime() + hour * HOUR_MS));
}

describe('npm run messages', () => {
  it('lists all messages, newest last, with writer, state and the first words, and logs how many were read', async () => {
    const first = await write({ comment: 'x'.repeat(100) });
    setHour(7);
    const second = await write(ZOE);
    await messages(['answered', String(second)]);
    expect(await messages([])).toEqual([
      `${first}  2026-11-20 18:00 UTC  open      anonymous: ${'x'.repeat(60)}…`,
      `${second}  2026-11-21 01:00 UTC  answered  Zoë <zoe@example.org>: Schön und gut 👩‍🚀`,
    ]);
    expect(events().at(-1)).toEqual({ event: 'messages-read', count: 2 });
  });

  it('reports an empty list, and prints nothing as JSON', async () => {
    expect(await messages(['list'])).toEqual(['There are no messages.']);
    expect(await messages(['list', '--json'])).toEqual([]);
  });

  it('reads all pages, each message once', async () => {
    for (let index = 0; index < MANY; index += 1) {
      await app.services.feedback.send({ comment: `Nummer ${index}` }, { ipAddress: null, userAgent: null });
    }
    const comments = (await messages(['list', '--json'])).map((line) => JSON.parse(line).comment);
    expect(comments).toEqual(Array.from({ length: MANY }, (_, index) => `Nummer ${index}`));
  });

  it('shows a whole message, also as JSON without its origin, and logs its id', async () => {
    const id = await write(ZOE);
    const head = `Message ${id} of 2026-11-20 18:00 UTC, not answered\nFrom: Zoë <zoe@example.org>`;
    expect(await messages(['show', String(id)])).toEqual([`${head}\n\n${ZOE.comment}`]);
    expect(events()).toEqual([{ event: 'messages-read', row: id, count: 1 }]);
    const [json = ''] = await messages(['show', String(id), '--json']);
    expect(JSON.parse(json)).toEqual({
      id,
      createdAt: START_OF_TESTS.toISOString(),
      answeredAt: null,
      ...ZOE,
    });
  });

  it('keeps the first time at which a message was marked as answered', async () => {
    const id = String(await write(ZOE));
    await messages(['answered', id]);
    setHour(1);
    expect(await messages(['answered', id])).toEqual([`Message ${id} is answered.`]);
    expect((await messages(['show', id]))[0]).toContain('answered 2026-11-20 18:00 UTC');
    expect(events()[0]).toEqual({ event: 'message-answered', row: Number(id), outcome: 'ok' });
  });

  it('deletes a message after a yes, or with --yes without a question', async () => {
    const kept = await write(ZOE);
    for (const [args, isConfirmed] of [
      [[], true],
      [['--yes'], false],
    ] as const) {
      const id = await write(ZOE);
      const lines = await messages(['delete', String(id), ...args], isConfirmed);
      expect(lines).toEqual([`Message ${id} is deleted.`]);
      expect(events().at(-1)).toEqual({ event: 'message-deletion', row: id, outcome: 'ok' });
    }
    expect((await app.services.feedback.list()).map(({ id }) => id)).toEqual([kept]);
  });

  it('deletes nothing without a yes, and logs the refusal', async () => {
    const id = await write(ZOE);
    await expect(messages(['delete', String(id)])).rejects.toThrow('Nothing is deleted.');
    expect(await app.services.feedback.list()).toHaveLength(1);
    expect(events()).toEqual([{ event: 'message-deletion', row: id, outcome: 'cancelled' }]);
  });

  it.each([['show'], ['answered'], ['delete', '--yes']])(
    'fails for a number that is not there → %s',
    async (...args) => {
      const [action = '', ...rest] = args;
      await expect(messages([action, '4711', ...rest])).rejects.toThrow('There is no message 4711.');
    },
  );

  it.each([
    'list 1',
    'show',
    'show 1x',
    'show 1 2',
    'since 2026-11-20',
    'answered 1 --yes',
    'forward 1',
    'list --all',
  ])('rejects invalid arguments, and reads nothing → %s', async (call) => {
    await expect(messages(call.split(' '))).rejects.toThrow(/npm run|--all/);
    expect(events()).toEqual([]);
  });

  it('escapes control characters of messages', async () => {
    const id = await write({ name: 'A\u001b[2J', comment: 'rot\u001b[31m\u009b1m\u202ekcurt\tTab\nZeile' });
    for (const args of [['list'], ['show', String(id)], ['list', '--json']]) {
      const [text = ''] = await messages(args);
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    }
    const [json = ''] = await messages(['list', '--json']);
    expect(JSON.parse(json).comment).toContain('\u009b1m\u202ekcurt\tTab\nZeile');
  });

  it('lists the others when a message cannot be decrypted, and then fails with its id', async () => {
    const broken = await write(ZOE);
    const whole = await write(ZOE);
    await app.db.change('UPDATE feedback SET comment = ? WHERE id = ?', ['k9.v1.AAAA.AAAA', broken]);
    const lines: string[] = [];
    const desk = {
      feedback: app.services.feedback,
      events: app.events,
      print: (line: string) => void lines.push(line),
      confirm: async () => false,
    };
    await expect(runMessages(['list'], desk)).rejects.toThrow(
      `Not readable with these ENCRYPTION_KEYS: ${broken}`,
    );
    expect(lines).toEqual([
      expect.stringContaining(`${broken}  2026-11-20 18:00 UTC  open      anonymous: NOT READABLE`),
      expect.stringContaining(`${whole}  2026-11-20`),
    ]);
  });
});

describe('the process of npm run messages', () => {
  const command = async (...args: string[]) => {
    const { databaseUrl = '', dataDir } = app.env;
    const { encryptionKeys, encryptionKeyActive, sessionSecrets } = app.secrets;
    const child = await launch(
      {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        ENCRYPTION_KEYS: encryptionKeys.join(),
        ENCRYPTION_KEY_ACTIVE: encryptionKeyActive,
        SESSION_SECRET: sessionSecrets.join(),
      },
      ['commands/messages.ts', ...args],
    );
    return { code: await child.ended, output: child.output() };
  };

  it('works beside the running product, logs its actions, and deletes nothing without a terminal', async () => {
    const id = await write(ZOE);
    const shown = await command('show', String(id));
    expect(shown).toEqual({ code: 0, output: expect.stringContaining(ZOE.comment) });
    expect(shown.output).toContain(`"event":"messages-read","row":${id},"count":1`);
    const asked = await command('delete', String(id));
    expect(asked).toEqual({ code: 1, output: expect.stringContaining('Nothing is deleted.') });
    expect(await command('delete', String(id), '--yes')).toMatchObject({ code: 0 });
    expect(await app.services.feedback.list()).toEqual([]);
  });

  it('creates no missing database', async () => {
    const folder = join(app.env.dataDir, 'none');
    const child = await launch({ DATA_DIR: folder }, ['commands/messages.ts']);
    expect([await child.ended, child.output()]).toEqual([1, `There is no diary in ${folder}.\n`]);
    expect(existsSync(folder)).toBe(false);
  });
});
