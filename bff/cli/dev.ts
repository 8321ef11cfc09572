import { spawn } from 'node:child_process';
import { readEnv } from '../env.ts';

/** `npm run dev`: the back end restarts and the front end hot-reloads behind one address. */
function dev(): void {
  const { port, appOrigin } = readEnv();
  const bffPort = port + 1;
  const tsx = [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--include',
    'bff/**/*.graphql',
    'bff/main.ts',
    '--migrate',
  ];
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'frontend/vite.config.mts'];
  const children = [
    spawn(process.execPath, tsx, {
      stdio: 'inherit',
      env: {
        ...process.env,
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
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.once('exit', stop);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

dev();
