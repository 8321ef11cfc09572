import { buildAnswer, buildUser } from './builders.ts';
import { START_OF_TESTS, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const QUERY = `query Changes($after: String, $first: Int) {
  answerChanges(after: $after, first: $first) {
    nodes { id day answer { id content day date createdAt updatedAt isReadable } }
    hasMore
    nextCursor
  }
}`;

/** A page of changes, the same over GraphQL and REST. */
interface Page {
  changes: { id: number | string; day: string; answer: { content: string; updatedAt: string } | null }[];
  hasMore: boolean;
  nextCursor: string;
}

/** Reads a page over GraphQL or REST; returns the code of a refusal instead. */
type ReadPage = (client: TestClient, after: string | undefined, first?: number) => Promise<Page | string>;

/** The two doors. */
export const DOORS: Record<'REST' | 'GraphQL', ReadPage> = {
  REST: async (client, after, first) => {
    const query = new URLSearchParams({ ...(after && { after }), ...(first && { first: String(first) }) });
    const { status, body } = await client.rest('get', `/api/answers/changes?${query}`);
    return status === 200 ? body : body.code;
  },
  GraphQL: async (client, after, first) => {
    const { body } = await client.graphql(QUERY, { after, first });
    if (body.errors) return body.errors[0].extensions.code;
    const { nodes: changes, ...page } = body.data.answerChanges;
    return { changes, ...page };
  },
};

/** A program that keeps a copy of a diary by reading its changes. */
export class Follower {
  /** The content and version of each entry, by its id. */
  readonly copy = new Map<number, { day: string; content: string; updatedAt: string }>();
  /** The number of full reads that the server requested. */
  fullReads = 0;
  #client: TestClient;
  #read: ReadPage;
  #cursor: string | undefined;

  constructor(client: TestClient, read: ReadPage) {
    this.#client = client;
    this.#read = read;
  }

  /** Reads a page; returns whether more pages follow. */
  async poll(first?: number): Promise<boolean> {
    const page = await this.#read(this.#client, this.#cursor, first);
    if (page === 'GONE') {
      this.fullReads += 1;
      this.#cursor = undefined;
      this.copy.clear();
      return true;
    }
    if (typeof page === 'string') throw new Error(`A page was refused: ${page}.`);
    for (const { id, day, answer } of page.changes) {
      if (!answer) this.copy.delete(Number(id));
      else this.copy.set(Number(id), { day, content: answer.content, updatedAt: answer.updatedAt });
    }
    this.#cursor = page.nextCursor;
    return page.hasMore;
  }

  /** Reads until there is nothing more; gives the copy, newest day first. */
  async catchUp(first?: number) {
    while (await this.poll(first));
    return [...this.copy.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
  }
}

const DIARY = `query Diary($before: Date) {
  answers(before: $before) { nodes { day content updatedAt } nextBefore }
}`;

/** Reads the diary as the web app does, page by page. */
export async function diaryOf(client: TestClient) {
  const diary: { day: string; content: string; updatedAt: string }[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const { body } = await client.graphql(DIARY, { before });
    diary.push(...body.data.answers.nodes);
    before = body.data.answers.nextBefore;
  }
  return diary;
}

/** Somebody who has an account, and an answer, since ten days. */
export async function buildOwner(app: TestApp) {
  app.setClock('2026-11-10T12:00:00.000Z');
  const user = await buildUser(app);
  const answer = await buildAnswer(user.client, 'Von früher');
  app.setClock(START_OF_TESTS);
  return { ...user, answerId: Number(answer.id) };
}

/** A person with an earlier answer. */
export type Owner = Awaited<ReturnType<typeof buildOwner>>;

/** A page that is not refused. */
export async function pageOf(client: TestClient, after?: string, first?: number) {
  const page = await DOORS.REST(client, after, first);
  if (typeof page === 'string') throw new Error(`A page was refused: ${page}.`);
  return page;
}
