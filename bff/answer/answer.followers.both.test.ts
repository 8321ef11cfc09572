import { randomUUID } from 'node:crypto';
import { addDays, calendarDay, DAY_MS } from '../platform/lib/clock.ts';
import { buildDevice, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { chances } from '../workshop/testing/chances.ts';
import { DOORS, diaryOf, Follower } from '../workshop/testing/followers.ts';
import { importInto, undoImportOf } from '../workshop/testing/imports.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { TOMBSTONE_LIFETIME_DAYS } from './answer.numbers.rules.ts';

/** `FOLLOWED_CHANGES=10000` takes some minutes. */
const CHANGES = Number(process.env.FOLLOWED_CHANGES ?? 250);
const SEED = Number(process.env.FOLLOWED_SEED ?? 24);
const CHANGES_A_ROUND = 50;
const SESSION_MS = 7 * DAY_MS;
const TIME_LIMIT_MS = 60_000 + CHANGES * 200;
const RESTORE = 'mutation ($input: RestoreAnswerInput!) { restoreAnswer(input: $input) { answer { id } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 1_000_000 });
});
afterAll(() => app.close());

/** A person who writes on two devices concurrently, in many ways, over days and months. */
class Writers {
  /** How often each action has changed something. */
  readonly done: Record<string, number> = {};
  readonly #devices: [TestClient, TestClient];
  readonly #username: string;
  readonly #chance: () => number;
  #now = START_OF_TESTS.getTime();
  #loggedInAt = this.#now;
  #texts = 0;
  #known: { id: string; content: string }[] = [];
  #deleted: { id: string; content: string } | undefined;
  #newestImport = '';

  constructor(devices: [TestClient, TestClient], username: string, chance: () => number) {
    this.#devices = devices;
    this.#username = username;
    this.#chance = chance;
  }

  /** Performs a random action, on one device or both. */
  async act(): Promise<void> {
    if (this.#chance() < 0.05) await this.#look();
    const devices = this.#chance() < 0.4 ? this.#devices : [this.#pick(this.#devices)];
    await Promise.all(devices.map((device) => device && this.#change(device)));
    this.#now += 1_000;
    if (this.#chance() < 0.4) this.#now += DAY_MS;
    app.setClock(new Date(this.#now));
  }

  /** Advances the clock until deletions are purged. */
  async sleep(): Promise<void> {
    this.#now += (TOMBSTONE_LIFETIME_DAYS + 1) * DAY_MS;
    app.setClock(new Date(this.#now));
    await app.services.answer.purge();
  }

  /** Logs in again before a session expires. */
  async stayLoggedIn(clients: TestClient[]): Promise<void> {
    if (this.#now < this.#loggedInAt + SESSION_MS) return;
    this.#loggedInAt = this.#now;
    const credentials = { username: this.#username, password: PASSWORD };
    for (const client of clients) await client.rest('post', '/api/login', credentials);
  }

  #pick<Item>(items: Item[]): Item | undefined {
    return items[Math.floor(this.#chance() * items.length)];
  }

  async #look(): Promise<void> {
    const { body } = await this.#devices[0].graphql('{ answers(first: 60) { nodes { id content } } }');
    this.#known = body.data.answers.nodes;
  }

  async #change(device: TestClient): Promise<void> {
    const chance = this.#chance();
    this.#texts += 1;
    const content = `Text ${this.#texts}`;
    const entry = this.#pick(this.#known);
    if (chance < 0.3) return this.#note('save', await device.rest('post', '/api/answers', { content }));
    if (chance < 0.4)
      return this.#note('late', await device.rest('post', '/api/answers', { content, day: 'yesterday' }));
    if (chance < 0.6 && entry)
      return this.#note('edit', await device.rest('patch', `/api/answers/${entry.id}`, { content }));
    if (chance < 0.75 && entry) {
      this.#deleted = entry;
      return this.#note('delete', await device.rest('delete', `/api/answers/${entry.id}`));
    }
    if (chance < 0.87 && this.#deleted)
      return this.#note('restore', await device.graphql(RESTORE, { input: this.#deleted }));
    if (chance < 0.96) return this.#import(device, chance < 0.91);
    return this.#undo(device, this.#newestImport);
  }

  async #undo(device: TestClient, importId: string): Promise<void> {
    if (typeof (await undoImportOf(device, importId)) === 'object') this.#count('undone import');
  }

  async #import(device: TestClient, isMistake: boolean): Promise<void> {
    const importId = randomUUID();
    const today = calendarDay(new Date(this.#now), 'Europe/Berlin');
    const last = addDays(today, -Math.floor(this.#chance() * 600));
    const days = Array.from({ length: 1 + Math.floor(this.#chance() * 8) }, (_, ago) => addDays(last, -ago));
    const entries = days.map((day) => ({ day, content: `Import ${this.#texts} vom ${day}` }));
    const { imported, code } = await importInto(device, importId, entries);
    if (code) throw new Error(`An import was refused: ${code}.`);
    this.#newestImport = importId;
    if (imported > 0) this.#count('import');
    if (isMistake) await this.#undo(device, importId);
  }

  #note(act: string, { status, body }: { status: number; body: { errors?: unknown } }): void {
    if (status >= 500) throw new Error(`${act} gave ${status}.`);
    if (status < 300 && !body.errors) this.#count(act);
  }

  #count(act: string): void {
    this.done[act] = (this.done[act] ?? 0) + 1;
  }
}

it(
  `two followers end up with the same diary, though one of them pauses now and then, through ${CHANGES} random changes`,
  async () => {
    const chance = chances(SEED);
    const { client, username } = await buildUser(app);
    const [second, reader, other] = await Promise.all([1, 2, 3].map(() => buildDevice(app, username)));
    if (!second || !reader || !other) throw new Error('A device is missing.');
    const clients = [client, second, reader, other];
    const writers = new Writers([client, second], username, chance);
    const [constant, resting] = [new Follower(reader, DOORS.REST), new Follower(other, DOORS.GraphQL)];
    const changes = () => Object.values(writers.done).reduce((sum, count) => sum + count, 0);
    let isAwake = true;
    let rounds = 0;
    for (let checked = 0; checked < CHANGES; checked = changes()) {
      while (changes() < checked + CHANGES_A_ROUND) {
        if (chance() < 0.05) isAwake = !isAwake;
        const readers = [chance() < 0.3 ? [constant] : [], isAwake && chance() < 0.3 ? [resting] : []].flat();
        await writers.stayLoggedIn(clients);
        const pageSize = 1 + Math.floor(chance() * 20);
        await Promise.all([writers.act(), ...readers.map((follower) => follower.poll(pageSize))]);
      }
      rounds += 1;
      if (rounds % 3 === 0) await writers.sleep();
      await writers.stayLoggedIn(clients);
      const diary = await diaryOf(client);
      expect(await constant.catchUp()).toEqual(diary);
      if (isAwake) expect(await resting.catchUp(7)).toEqual(diary);
    }
    const diary = await diaryOf(client);
    for (const follower of [constant, resting]) {
      expect(await follower.catchUp()).toEqual(diary);
      expect(follower.fullReads).toBeGreaterThan(0);
    }
    const acts = ['delete', 'edit', 'import', 'late', 'restore', 'save', 'undone import'];
    expect(Object.keys(writers.done).sort()).toEqual(acts);
  },
  TIME_LIMIT_MS,
);
