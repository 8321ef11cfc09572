import { buildSession } from './builders.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp, type TestAppOptions } from './test-app.ts';

type Pass = (ms: number) => void;

/**
 * Starts the product for the tests of a file; each test begins at the same instant. Returns a function that moves the
 * clock forward.
 */
export function withApp(
  handOver: (app: TestApp) => void | Promise<void>,
  optionsOf: () => TestAppOptions = () => ({}),
): Pass {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(optionsOf());
    await handOver(app);
  });
  beforeEach(() => app.setClock(START_OF_TESTS));
  afterAll(() => app.close());
  return (ms) => app.setClock(new Date(app.clock().getTime() + ms));
}

/** Like `withApp`, with the cookie of a signed-in person. */
export function withSession(handOver: (given: { app: TestApp; Cookie: string }) => void): Pass {
  return withApp(async (app) => handOver({ app, Cookie: (await buildSession(app)).Cookie }));
}

/** Like `withApp`, with the product's real limits and behind one proxy. */
export function withLimitedApp(handOver: (app: TestApp) => void): Pass {
  return withApp(handOver, () => ({ trustProxy: 1, rateLimitScale: 1 }));
}

/** Like `withApp`, with a mailbox that receives the product's mails. */
export function withAppAndMailbox(
  handOver: (given: { app: TestApp; mailbox: Mailbox }) => void,
  options: TestAppOptions = {},
): Pass {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await createMailbox();
  });
  const pass = withApp(
    (app) => handOver({ app, mailbox }),
    () => ({ ...options, mail: mailbox.settings }),
  );
  afterAll(() => mailbox.close());
  return pass;
}
