import { createMailbox, type Mailbox } from './mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp, type TestAppOptions } from './test-app.ts';

type Pass = (ms: number) => void;

function withApp(optionsOf: () => TestAppOptions, handOver: (app: TestApp) => void): Pass {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(optionsOf());
    handOver(app);
  });
  beforeEach(() => app.setClock(START_OF_TESTS));
  afterAll(() => app.close());
  return (ms) => app.setClock(new Date(app.clock().getTime() + ms));
}

/**
 * Hands over the product under its real limits, behind one proxy, for the tests of a file; each begins at the same
 * instant. Returns a function that moves the clock forward.
 */
export function withLimitedApp(handOver: (app: TestApp) => void): Pass {
  return withApp(() => ({ trustProxy: 1, rateLimitScale: 1 }), handOver);
}

/**
 * Hands over the product and the mailbox that takes its mails, for the tests of a file; each begins at the same instant.
 * Returns a function that moves the clock forward.
 */
export function withAppAndMailbox(
  handOver: (given: { app: TestApp; mailbox: Mailbox }) => void,
  options: TestAppOptions = {},
): Pass {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await createMailbox();
  });
  const pass = withApp(
    () => ({ ...options, mail: mailbox.settings }),
    (app) => handOver({ app, mailbox }),
  );
  afterAll(() => mailbox.close());
  return pass;
}
