import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentedCommands, documentedCommands } from '../../workshop/testing/documented-commands.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const BLOCK = /^## For third-party clients$[\s\S]*?^```sh$([\s\S]*?)^```$/m;

let app: TestApp;
let commands: DocumentedCommands;
beforeAll(async () => {
  app = await createTestApp();
  commands = documentedCommands(app);
});
afterAll(async () => {
  await app?.close();
  commands?.remove();
});

describe('the README section for third-party clients', () => {
  it('works as written: register, draft, save, list, streak, export, GraphQL', async () => {
    const block = BLOCK.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    expect(block.match(/^curl /gm)).toHaveLength(7);
    const { code, output } = await commands.run(block);
    expect([code, output]).toEqual([0, expect.any(String)]);

    const lines = output.split('\n').filter((line) => line !== '');
    const [registered, draft, saved, diary, streak, graphql] = lines.map((line) => JSON.parse(line));
    expect(registered).toMatchObject({
      id: expect.any(Number),
      username: 'anna@example.org',
      provider: 'local',
    });
    expect(draft).toMatchObject({ content: 'Der Bus' });
    expect(saved).toMatchObject({ content: 'Der Bus war pünktlich.', milestone: { event: 'entries-1' } });
    const { milestone: _milestone, ...answer } = saved;
    expect(diary).toEqual([answer]);
    expect(streak).toEqual({ count: 1 });
    expect(graphql).toEqual({
      data: {
        answers: { nodes: [{ day: '2026-11-20', content: 'Der Bus war pünktlich.' }] },
        streak: { count: 1 },
      },
    });
    const { id: _id, isReadable: _isReadable, ...exported } = answer;
    const file = JSON.parse(readFileSync(join(commands.folder, 'Aufwind-data.json'), 'utf8'));
    expect(file).toMatchObject({ username: 'anna@example.org', answers: [exported] });
  });
});
