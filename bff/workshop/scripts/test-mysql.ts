import { spawnSync } from 'node:child_process';
import { findMysqlFolder, startDatabaseServer } from '../testing/database-server.ts';

/** `npm run test:mysql`: the server tests on a MySQL that is no MariaDB; arguments are Jest's. */
async function main(): Promise<void> {
  const folder = findMysqlFolder();
  if (!folder) throw new Error('No MySQL is here: set DB_BIN_DIR to the folder of its mysqld.');
  // Some tests start servers of their own, in processes that inherit this.
  process.env.DB_BIN_DIR = folder;
  const server = await startDatabaseServer();
  if (!server) throw new Error(`The mysqld in ${folder} did not start.`);
  console.log(`Server tests on ${server.name}`);
  const { status } = spawnSync('npm', ['run', '--silent', 'test:bff', '--', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
  await server.stop();
  process.exitCode = status ?? 1;
}

await main();
