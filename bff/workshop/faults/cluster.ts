import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { isFree } from '../testing/free-port.ts';
import { GaleraNode } from './galera-node.ts';

const NODES = ['n1', 'n2', 'n3'];
/** Below the system's ephemeral ports, so that a restarted node finds its ports free. */
const FIRST_PORT = 21_000;
const PORTS_A_CLUSTER = 30;

async function freeBlock(): Promise<number> {
  for (let first = FIRST_PORT; first < 32_000; first += PORTS_A_CLUSTER) {
    const ports = Array.from({ length: PORTS_A_CLUSTER }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error('There are no free ports for a cluster.');
}

function proxyConfiguration(first: number, nodes: GaleraNode[], agents: number[], apps: number[]): string {
  const server = (node: GaleraNode, index: number) =>
    `  server n${index + 1} 127.0.0.1:${node.ports.sql} check port ${agents[index]}${index > 0 ? ' backup' : ''}`;
  return `defaults
  timeout connect 1s
  timeout client 8h
  timeout server 8h
  timeout check 500ms
  retries 1
  option redispatch
listen database
  mode tcp
  bind 127.0.0.1:${first}
  option httpchk GET /
  stick-table type ip size 1 nopurge
  stick on dst
  default-server inter 500ms fastinter 200ms downinter 500ms fall 2 rise 2 on-marked-down shutdown-sessions
${nodes.map(server).join('\n')}
listen product
  mode http
  bind 127.0.0.1:${first + 1}
  balance roundrobin
  option httpchk GET /readyz
  option forwardfor
  default-server inter 500ms fastinter 200ms downinter 500ms fall 2 rise 1
${apps.map((port, index) => `  server app${index + 1} 127.0.0.1:${port} check`).join('\n')}
`;
}

/** A three-node cluster behind a proxy on this machine, and ports for two instances of the product. */
export class Cluster {
  readonly nodes: GaleraNode[];
  readonly databaseUrl: string;
  /** The proxy's address of the product; the proxy picks a ready instance. */
  readonly productUrl: string;
  readonly productPorts: number[];
  readonly #folder: string;
  readonly #helpers: ChildProcess[] = [];

  private constructor(folder: string, first: number) {
    this.#folder = folder;
    const ports = (index: number) => ({
      sql: first + 4 + index,
      group: first + 8 + index,
      incremental: first + 12 + index,
      whole: first + 16 + index,
    });
    const members = NODES.map((_, index) => ports(index).group);
    this.nodes = NODES.map((name, index) => new GaleraNode(name, join(folder, name), ports(index), members));
    this.databaseUrl = `mysql://root@127.0.0.1:${first}/aufwind`;
    this.productUrl = `http://127.0.0.1:${first + 1}`;
    this.productPorts = [first + 2, first + 3];
    const agents = NODES.map((_, index) => first + 20 + index);
    const proxyFile = join(folder, 'haproxy.cfg');
    writeFileSync(proxyFile, proxyConfiguration(first, this.nodes, agents, this.productPorts));
    const pairs = agents.map((port, index) => `${port}:${this.nodes[index]?.ports.sql}`);
    const agent = ['--import', 'tsx', join(BFF_DIR, 'workshop/faults/cluster-agent.ts'), ...pairs];
    this.#helpers.push(spawn(process.execPath, agent, { stdio: 'inherit' }));
    this.#helpers.push(spawn('/usr/sbin/haproxy', ['-db', '-f', proxyFile], { stdio: 'ignore' }));
  }

  /** Creates and starts the cluster: the first node founds the cluster, the other nodes copy its data. */
  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'aufwind-cluster-'));
    chmodSync(folder, 0o755);
    const cluster = new Cluster(folder, await freeBlock());
    process.once('exit', () => cluster.#abandon());
    const [first, ...others] = cluster.nodes;
    await first?.start({ isFirst: true });
    for (const node of others) await node.start();
    const connection = await createConnection({
      host: '127.0.0.1',
      port: first?.ports.sql ?? 0,
      user: 'root',
    });
    await connection.query('CREATE DATABASE aufwind');
    await connection.end();
    return cluster;
  }

  /** The node that the proxy sends writes to. */
  async leader(): Promise<GaleraNode> {
    const connection = await createConnection(this.databaseUrl);
    const [[row]] = await connection.query<RowDataPacket[]>('SELECT @@port AS port');
    await connection.end();
    const leader = this.nodes.find(({ ports }) => ports.sql === Number(row?.port));
    if (!leader) throw new Error('The proxy leads to no node of this cluster.');
    return leader;
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.kill();
    this.#abandon();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #abandon(): void {
    for (const node of this.nodes) node.signal('SIGKILL');
    for (const helper of this.#helpers) helper.kill('SIGKILL');
  }
}
