import { randomUUID } from 'node:crypto';
import { answerWith, failure } from '../operations.ts';
import { LOCKED } from '../sentences.ts';
import { signIn } from '../stage.ts';
import { AWAKE, passUntil, stopClock, visit } from '../steps.ts';
import { bringSentence, opened, pending, type Step, type Walk, type Walker } from './walk.ts';

const APPLE_CALLBACK = '/auth/apple/callback';
const KEPT_STATE = 'of-this-tab';

function panel({ page }: Walker) {
  return page.getByRole('tabpanel');
}

async function submit(walker: Walker) {
  await panel(walker).locator('button[type="submit"]').click();
}

async function fillIn(walker: Walker, username: string, password: string) {
  await panel(walker).getByLabel('E-Mail').fill(username);
  await panel(walker).getByLabel('Passwort', { exact: true }).fill(password);
}

async function clickApple({ page }: Walker) {
  await page.getByRole('button', { name: 'Mit Apple fortfahren' }).click();
}

async function openRegistration({ page }: Walker) {
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await page.getByRole('tabpanel', { name: 'Registrieren' }).waitFor();
}

async function register(walker: Walker, username: string, confirmation: string) {
  await fillIn(walker, username, 'ein sicheres Wort');
  await panel(walker).getByLabel('Passwort bestätigen').fill(confirmation);
  await submit(walker);
}

/** Serves /auth as where registration is closed. */
async function closeRegistration({ page }: Walker) {
  await page.route('/auth', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(data-offers="[^"]*)registration/, '$1')
      .replaceAll(/<section data-needs="registration">.*?<\/section>/gs, '');
    await route.fulfill({ response, body });
  });
  return () => page.unroute('/auth');
}

/** Both tabs of /auth and their failures. */
export const CREDENTIALS: Walk = {
  title: 'logging in and registering',
  who: 'visitor',
  steps: [
    opened('/auth · log-in', '/auth'),
    { state: '/auth · log-in refused', reach: submit },
    pending('/auth · logging in', 'LogIn', async (walker) => {
      await fillIn(walker, walker.person.username, 'ein falsches Wort');
      await submit(walker);
    }),
    { state: '/auth · log-in failed', reach: async () => {} },
    {
      state: '/auth · log-in to a locked account',
      reach: async (walker) => {
        const refusal = failure([{ message: LOCKED, extensions: { code: 'FORBIDDEN' } }]);
        const mend = await answerWith(walker.page, 'LogIn', refusal);
        await submit(walker);
        return mend;
      },
    },
    { state: '/auth · registration', reach: openRegistration },
    {
      state: '/auth · registration with a sentence of the demo',
      reach: async (walker) => {
        const { page } = walker;
        await bringSentence(walker);
        return () => page.getByRole('button', { name: 'Satz nicht mitnehmen' }).click();
      },
    },
    {
      state: '/auth · registration refused',
      reach: async (walker) => {
        await fillIn(walker, '', '');
        await submit(walker);
      },
    },
    {
      state: '/auth · two passwords',
      reach: (walker) => register(walker, walker.person.username, 'ein anderes Wort'),
    },
    pending('/auth · registering', 'Register', (walker) =>
      register(walker, walker.person.username, 'ein sicheres Wort'),
    ),
    { state: '/auth · registration failed', reach: async () => {} },
    {
      state: '/auth · registration closed',
      reach: async (walker) => {
        const mend = await closeRegistration(walker);
        await visit(walker.page, '/auth');
        await openRegistration(walker);
        return mend;
      },
    },
  ],
};

/** Comes back from Apple to a tab that has begun a sign-in. */
async function returnFromApple({ page }: Walker, query: Record<string, string>) {
  await page.goto('/impressum');
  await page.evaluate(
    (state) => sessionStorage.setItem('aufwind:apple', JSON.stringify({ state, isConnecting: false })),
    KEPT_STATE,
  );
  await page.goto(`${APPLE_CALLBACK}?${new URLSearchParams(query)}`);
}

function appleError(state: Step['state'], query: Record<string, string>): Step {
  const message = 'Fehler bei der Apple-Authentifizierung';
  return {
    state,
    reach: async (walker) => {
      const { page } = walker;
      const mend = await answerWith(page, 'SignInWithApple', failure([{ message }]));
      await stopClock(page);
      await returnFromApple(walker, query);
      await passUntil(page, page.getByRole('heading', { name: 'Fehler bei der Anmeldung' }));
      return async () => {
        await page.clock.resume();
        await mend();
      };
    },
  };
}

function appleFailure(state: Step['state'], error: object): Step {
  return {
    state,
    reach: async (walker) => {
      const mend = await answerWith(walker.page, 'StartAppleSignIn', failure([error]));
      await clickApple(walker);
      return mend;
    },
  };
}

/** The ways through Google and Apple, as far as they fail, and every welcome. */
export const PROVIDERS: Walk = {
  title: 'the ways back from Google and Apple, and the welcome',
  who: 'visitor',
  steps: [
    {
      state: '/auth · Apple failed',
      reach: async (walker) => {
        await walker.page.clock.install();
        await visit(walker.page, '/auth');
        await clickApple(walker);
      },
    },
    appleFailure('/auth · Apple failed, without a reason', { message: '' }),
    appleFailure('/auth · Apple failed, nobody knows why', {}),
    opened('/auth · Google failed', '/auth/callback?result=failed&mode=redirect'),
    pending('/auth/callback · waiting', 'CurrentUser', ({ page }) =>
      visit(page, '/auth/callback?result=ok&mode=redirect'),
    ),
    { state: '/auth · refused after Google', reach: ({ page }) => page.waitForURL('/auth') },
    opened(
      '/auth · a locked account, after Google',
      '/auth/callback?result=refused&mode=redirect&reason=locked',
    ),
    opened(
      '/auth · registration closed, after Google',
      '/auth/callback?result=refused&mode=redirect&reason=closed',
    ),
    pending('/auth/apple/callback · processing', 'SignInWithApple', async (walker) => {
      await returnFromApple(walker, { code: 'c', state: KEPT_STATE });
      // The HTML shows the same words before its script runs.
      await walker.page.locator(AWAKE).waitFor({ state: 'attached' });
    }),
    appleError('/auth/apple/callback · not believed', { code: 'c', state: KEPT_STATE }),
    appleError('/auth/apple/callback · no code', { state: KEPT_STATE }),
    appleError('/auth/apple/callback · another state', { code: 'c', state: 'of-another' }),
    pending('/auth/apple/success · waiting', 'CurrentUser', ({ page }) => visit(page, '/auth/apple/success')),
    { state: '/auth · nobody after Apple', reach: ({ page }) => page.waitForURL('/auth') },
    {
      state: '/daily · signed in with Apple',
      reach: async ({ page, request, person }) => {
        await signIn(request, person);
        await page.goto('/auth/apple/success');
        await page.waitForURL('/daily');
      },
    },
    {
      state: '/daily · logged in',
      reach: async (walker) => {
        const { page, person } = walker;
        await page.context().clearCookies();
        await visit(page, '/auth');
        await fillIn(walker, person.username, person.password);
        await submit(walker);
        await page.waitForURL('/daily');
      },
    },
    {
      state: '/daily · registered',
      reach: async (walker) => {
        const { page } = walker;
        await page.context().clearCookies();
        await visit(page, '/auth');
        await openRegistration(walker);
        await register(walker, `berta-${randomUUID()}@example.org`, 'ein sicheres Wort');
        await page.waitForURL('/daily');
      },
    },
  ],
};
