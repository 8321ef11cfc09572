import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const READY_DEADLINE_MS = 30_000;
const POLL_MS = 20;
const BINARY_FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
];

/** A private MySQL-family server in memory, on a free port. It ends together with the process that started it. */
export interface DatabaseServer {
  /** For example `MariaDB 10.11.19`. */
  name: string;
  /** `mysql://user@host:port`, without a database. */
  url: string;
  /** The folder of the server's files. */
  folder: string;
  /** Sends a signal, as a crash, a freeze or an operator would; resolves when the signal has taken effect. */
  signal(name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Restarts the server on the same data and port; resolves when the server answers. */
  start(): Promise<void>;
  /** Restarts the server if the server has ended by itself, as a service manager would. */
  revive(): Promise<void>;
  /** Ends the server and removes the data. */
  stop(): Promise<void>;
}

function binariesIn(folders: string[], ...names: string[]): string[] {
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  return candidates.filter((path) => existsSync(path));
}

/** Searches only `DB_BIN_DIR` if the variable is set: a test must not silently use another server. */
function serverFolders(): string[] {
  const { DB_BIN_DIR } = process.env;
  return DB_BIN_DIR ? [DB_BIN_DIR] : BINARY_FOLDERS;
}

function versionOf(binary: string): string {
  return execFileSync(binary, ['--no-defaults', '--version'], { encoding: 'utf8' });
}

/**
 * The folder of a MySQL, not of the MariaDB that Debian installs under the same name; undefined if there is no MySQL.
 */
export function findMysqlFolder(): string | undefined {
  const binary = binariesIn(serverFolders(), 'mysqld').find((path) => !versionOf(path).includes('MariaDB'));
  return binary && dirname(binary);
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  for (;;) {
    try {
      const connection = await createConnection(url);
      await connection.query('SELECT 1');
      await connection.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** The system delivers a stop signal thread by thread, and a thread without the signal still responds. */
async function untilStopped(pid: number): Promise<void> {
  const threads = `/proc/${pid}/task`;
  const isStopped = (thread: string) => readFileSync(join(threads, thread, 'stat'), 'utf8').includes(') T ');
  await until(() => !existsSync(threads) || readdirSync(threads).every(isStopped));
}

/** Ends the server when this process ends for any reason; returns the function that stops the watch. */
function watch(serverPid: number, folder: string): () => void {
  const script = `
    process.on('disconnect', () => {
      try { process.kill(${serverPid}, 'SIGKILL'); } catch {}
      require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true });
    });`;
  const watchdog = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  watchdog.unref();
  watchdog.channel?.unref();
  return () => void watchdog.kill('SIGKILL');
}

const SPEED_OVER_DURABILITY = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=0',
];

interface Installation {
  binary: string;
  name: string;
  isMariadb: boolean;
  /** Options with the server's folders; these must come first. */
  place: string[];
  folder: string;
}

/** Makes the system tables of a new server; undefined if this machine has no server. */
function installServer(home: string): Installation | undefined {
  const [binary] = binariesIn(serverFolders(), 'mariadbd', 'mysqld');
  if (!binary) return undefined;
  const version = versionOf(binary);
  const isMariadb = version.includes('MariaDB');
  const number = /\d+\.\d+\.\d+/.exec(version)?.[0] ?? '';
  const folder = mkdtempSync(join(home, 'tdb-'));
  mkdirSync(join(folder, 'tmp'));
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const place = ['--no-defaults', `--datadir=${join(folder, 'data')}`, ...asRoot];
  if (isMariadb) {
    const [installer] = binariesIn(
      [dirname(binary), ...BINARY_FOLDERS],
      'mariadb-install-db',
      'mysql_install_db',
    );
    if (!installer) return undefined;
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
    // A server that starts meanwhile empties the system's folder for temporary files.
    const env = { ...process.env, TMPDIR: join(folder, 'tmp') };
    execFileSync(installer, [...place, ...options], { stdio: 'pipe', env });
  } else {
    execFileSync(binary, [...place, '--initialize-insecure'], { stdio: 'pipe' });
  }
  return { binary, name: `${isMariadb ? 'MariaDB' : 'MySQL'} ${number}`, isMariadb, place, folder };
}

function serverOptions(
  { isMariadb, place, folder }: Installation,
  port: number,
  isDurable: boolean,
  options: string[],
): string[] {
  return [
    ...place,
    `--tmpdir=${join(folder, 'tmp')}`,
    `--socket=${join(folder, 's.sock')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--character-set-server=utf8mb4',
    '--innodb-buffer-pool-size=128M',
    '--max-connections=500',
    ...(isMariadb
      ? ['--skip-name-resolve', '--innodb-log-file-size=16M']
      : ['--mysqlx=OFF', '--secure-file-priv=']),
    ...(isMariadb && !isDurable ? SPEED_OVER_DURABILITY : []),
    ...options,
  ];
}

interface DatabaseServerOptions {
  /** Keeps acknowledged writes through a `kill -9`; otherwise the server is faster and loses them. */
  isDurable?: boolean;
  /** The folder in which the server creates its own folder. */
  home?: string;
  /** Further options of the server, after all others. */
  options?: string[];
}

/**
 * Starts a MariaDB, or else a MySQL: the server in `DB_BIN_DIR`, or the first server of this machine; undefined if
 * there is no server.
 */
export async function startDatabaseServer({
  isDurable = false,
  home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  options = [],
}: DatabaseServerOptions = {}): Promise<DatabaseServer | undefined> {
  const installation = installServer(home);
  if (!installation) return undefined;
  const { binary, name, folder } = installation;
  const port = await freePort();
  const url = `mysql://root@127.0.0.1:${port}`;
  let child: ChildProcess;
  let unwatch: () => void;

  const start = async () => {
    child = spawn(binary, serverOptions(installation, port, isDurable, options), { stdio: 'ignore' });
    unwatch = watch(child.pid ?? 0, folder);
    await untilReady(url);
  };
  const signal: DatabaseServer['signal'] = async (name) => {
    const isDeadly = name === 'SIGKILL' || name === 'SIGTERM';
    if (isDeadly) unwatch();
    const ended = isDeadly ? new Promise((resolve) => child.once('exit', resolve)) : undefined;
    child.kill(name);
    await ended;
    if (name === 'SIGSTOP') await untilStopped(child.pid ?? 0);
  };
  await start();
  return {
    name,
    url,
    folder,
    start,
    revive: async () => {
      if (child.exitCode === null && child.signalCode === null) return;
      unwatch();
      await start();
    },
    signal,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await signal('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a server for one test file, which may break it or count all its statements; throws if there is no server.
 */
export async function requireDatabaseServer(options: DatabaseServerOptions = {}): Promise<DatabaseServer> {
  const server = await startDatabaseServer(options);
  if (!server) throw new Error('This test needs a server of its own.');
  return server;
}
