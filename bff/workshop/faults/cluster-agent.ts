import { createServer } from 'node:http';
import { createConnection } from 'mysql2';

const DEADLINE_MS = 450;

const STATUS = `SELECT VARIABLE_NAME AS name, VARIABLE_VALUE AS value FROM information_schema.GLOBAL_STATUS
  WHERE VARIABLE_NAME IN ('WSREP_READY', 'WSREP_CLUSTER_STATUS', 'WSREP_LOCAL_STATE')`;

const SYNCED_OR_DONOR = ['2', '4'];

/** Whether a node takes writes: a member of the majority, ready, and up to date. */
function isWritable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection({
      host: '127.0.0.1',
      port,
      user: 'root',
      connectTimeout: DEADLINE_MS,
    });
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      connection.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(false), DEADLINE_MS);
    connection.on('error', () => settle(false));
    connection.query(STATUS, (error, rows: unknown) => {
      if (error || !Array.isArray(rows)) return settle(false);
      const facts = new Map<string, string>(rows.map(({ name, value }) => [name, value]));
      settle(
        facts.get('WSREP_READY') === 'ON' &&
          facts.get('WSREP_CLUSTER_STATUS') === 'Primary' &&
          SYNCED_OR_DONOR.includes(facts.get('WSREP_LOCAL_STATE') ?? ''),
      );
    });
  });
}

// A separate process, `node … <agent port>:<node port> …`, so that the load cannot delay its verdicts.
for (const pair of process.argv.slice(2)) {
  const [agentPort, nodePort] = pair.split(':').map(Number);
  createServer(async (_req, res) => {
    res.statusCode = (await isWritable(nodePort ?? 0)) ? 200 : 503;
    res.end();
  }).listen(agentPort, '127.0.0.1');
}
