import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

const SERVER = '/usr/sbin/mariadbd';
const SYNC_DEADLINE_MS = 120_000;
const POLL_MS = 100;
const QUERY_DEADLINE_MS = 1_000;

/** The ports of a node. */
export interface NodePorts {
  sql: number;
  group: number;
  incremental: number;
  whole: number;
}

function configuration(name: string, folder: string, ports: NodePorts, members: number[]): string {
  return `[mysqld]
user=mysql
datadir=${folder}/data
tmpdir=${folder}/tmp
socket=${folder}/s.sock
pid-file=${folder}/pid
log-error=${folder}/error.log
port=${ports.sql}
bind-address=127.0.0.1
skip-name-resolve
max-connections=200
character-set-server=utf8mb4
innodb_buffer_pool_size=64M
innodb_log_file_size=16M
binlog_format=ROW
innodb_autoinc_lock_mode=2
innodb_flush_log_at_trx_commit=1
wsrep_on=ON
wsrep_provider=/usr/lib/galera/libgalera_smm.so
wsrep_cluster_name=aufwind
wsrep_cluster_address=gcomm://${members.map((port) => `127.0.0.1:${port}`).join(',')}
wsrep_node_name=${name}
wsrep_node_address=127.0.0.1:${ports.group}
wsrep_node_incoming_address=127.0.0.1:${ports.sql}
wsrep_slave_threads=2
wsrep_sync_wait=1
wsrep_sst_method=rsync
wsrep_sst_receive_address=127.0.0.1:${ports.whole}
wsrep_provider_options="base_port=${ports.group}; gmcast.listen_addr=tcp://127.0.0.1:${ports.group}; ist.recv_addr=127.0.0.1:${ports.incremental}; gcache.size=64M; gcache.recover=yes; socket.ssl=NO; evs.keepalive_period=PT0.3S; evs.inactive_check_period=PT0.2S; evs.suspect_timeout=PT1.5S; evs.inactive_timeout=PT3S; evs.install_timeout=PT3S"
`;
}

/** A server of the cluster, run as the user mysql. */
export class GaleraNode {
  readonly ports: NodePorts;
  readonly #file: string;
  #child: ChildProcess | undefined;

  /** Creates the node's files without starting the server. */
  constructor(name: string, folder: string, ports: NodePorts, members: number[]) {
    this.ports = ports;
    this.#file = join(folder, 'my.cnf');
    mkdirSync(join(folder, 'tmp'), { recursive: true });
    writeFileSync(this.#file, configuration(name, folder, ports, members));
    execFileSync('chown', ['-R', 'mysql:mysql', folder]);
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
    const place = ['--no-defaults', `--datadir=${join(folder, 'data')}`, '--user=mysql'];
    execFileSync('/usr/bin/mariadb-install-db', [...place, ...options], { stdio: 'ignore' });
  }

  /** Starts a new cluster with this node, or joins it from where the node's own files end. */
  async start({ isFirst = false } = {}): Promise<void> {
    const deadline = Date.now() + SYNC_DEADLINE_MS;
    this.#spawn(isFirst);
    while (!(await this.isSynced())) {
      if (Date.now() > deadline) throw new Error(`The node on port ${this.ports.sql} does not come back.`);
      // As systemd would: a node that cannot join at once is started again.
      if (this.#hasEnded()) this.#spawn(false);
      await pause(POLL_MS);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  /** Kills the node and waits until the process has ended. */
  async kill(): Promise<void> {
    if (!this.#child || this.#hasEnded()) return;
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Whether the node is up to date and belongs to the majority. */
  async isSynced(): Promise<boolean> {
    const options = {
      host: '127.0.0.1',
      port: this.ports.sql,
      user: 'root',
      connectTimeout: QUERY_DEADLINE_MS,
    };
    const connection = await createConnection(options).catch(() => undefined);
    if (!connection) return false;
    const question = connection
      .query<RowDataPacket[]>("SHOW STATUS LIKE 'wsrep_local_state'")
      .then(([[row]]) => row?.Value === '4')
      .catch(() => false);
    const answer = await Promise.race([question, pause(QUERY_DEADLINE_MS, false)]);
    connection.destroy();
    return answer;
  }

  #hasEnded(): boolean {
    return this.#child?.exitCode !== null || this.#child.signalCode !== null;
  }

  #spawn(isFirst: boolean): void {
    const where = isFirst ? '--wsrep-new-cluster' : `--wsrep_start_position=${this.#recoveredPosition()}`;
    this.#child = spawn(SERVER, [`--defaults-file=${this.#file}`, where], { stdio: 'ignore' });
  }

  // Without the position, a crashed node does not know its state, and writes that only this node has are overwritten.
  #recoveredPosition(): string {
    const recover = [
      `--defaults-file=${this.#file}`,
      '--wsrep-recover',
      '--log-error=',
      '--disable-log-error',
    ];
    const { stderr, stdout } = spawnSync(SERVER, recover, { encoding: 'latin1' });
    const found = [...`${stderr}${stdout}`.matchAll(/Recovered position: (\S+)/g)];
    return found.at(-1)?.[1] ?? '00000000-0000-0000-0000-000000000000:-1';
  }
}
