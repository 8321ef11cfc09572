import { spawn } from 'node:child_process';
import { type Env, readEnv } from '../../platform/env/env.ts';
import { type FakeProvider, startFakeApple, startFakeGoogle } from '../stand-ins/fake-providers.ts';
import { startMailPage } from '../stand-ins/mail-page.ts';

/** Starts stand-ins for unconfigured providers and mail servers; returns the variables that point to them. */
async function startStandIns({ port, appOrigin, google, apple, mail }: Env) {
  const variables: NodeJS.ProcessEnv = {};
  const started: Pick<FakeProvider, 'close'>[] = [];
  if (!google) {
    const { provider, settings } = await startFakeGoogle(appOrigin, port + 2);
    started.push(provider);
    variables.GOOGLE_CLIENT_ID = settings.clientId;
    variables.GOOGLE_CLIENT_SECRET = settings.clientSecret;
    variables.GOOGLE_ISSUER = settings.issuer;
  }
  if (!apple) {
    const { provider, settings } = await startFakeApple(appOrigin, port + 3);
    started.push(provider);
    variables.APPLE_CLIENT_ID = settings.clientId;
    variables.APPLE_TEAM_ID = settings.teamId;
    variables.APPLE_KEY_ID = settings.keyId;
    variables.APPLE_PRIVATE_KEY = settings.privateKey;
    variables.APPLE_ISSUER = settings.issuer;
  }
  if (!mail) {
    const page = await startMailPage(port + 4, port + 5);
    started.push(page);
    variables.SMTP_URL = page.smtpUrl;
    variables.MAIL_FROM = page.from;
    console.log(`Mails land at ${page.origin}`);
  }
  return { variables, close: () => Promise.all(started.map((provider) => provider.close())) };
}

/** `npm run dev`: restarts the server and reloads the web app, both at the same address. */
async function dev(): Promise<void> {
  const env = readEnv();
  const { port, appOrigin } = env;
  const bffPort = port + 1;
  const standIns = await startStandIns(env);
  const tsx = [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--include',
    'bff/**/*.graphql',
    'bff/main.ts',
    '--migrate',
  ];
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'frontend/build/vite.config.mts'];
  const children = [
    spawn(process.execPath, tsx, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...standIns.variables,
        PORT: String(bffPort),
        APP_ORIGIN: appOrigin,
        GRAPHQL_SANDBOX: process.env.GRAPHQL_SANDBOX || 'true',
      },
    }),
    spawn(process.execPath, vite, {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(port), BFF_ORIGIN: `http://127.0.0.1:${bffPort}` },
    }),
  ];
  const stop = () => {
    void standIns.close();
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.once('exit', stop);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await dev();
