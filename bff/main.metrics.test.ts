import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './workshop/testing/free-port.ts';
import { startListening, stopListening } from './workshop/testing/listening.ts';
import { type SpawnedServer, spawnFailing, spawnServer } from './workshop/testing/spawned-server.ts';

let dataDir: string;
let running: SpawnedServer | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-metrics-'));
  running = undefined;
});
afterEach(async () => {
  await running?.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

describe('the metrics of a process', () => {
  it('have their own port, include the jobs, and stop on SIGTERM', async () => {
    const port = await freePort();
    running = await spawnServer(dataDir, { METRICS_PORT: String(port) });
    const address = `http://127.0.0.1:${port}/metrics`;
    const text = await (await fetch(address)).text();
    for (const sample of [
      'aufwind_ready 1',
      'aufwind_build_info{version="',
      'process_resident_memory_bytes ',
    ])
      expect(text).toContain(`\n${sample}`);
    for (const job of ['account', 'mail', 'rateLimit'])
      expect(text).toContain(`\naufwind_job_last_success_timestamp_seconds{job="${job}"} `);
    expect((await fetch(`${running.origin}/metrics`)).status).toBe(404);
    expect(await running.end('SIGTERM')).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('prevent the start with a message when their port is in use', async () => {
    const other = createServer();
    const port = await startListening(other);
    const { code, output } = await spawnFailing({ DATA_DIR: dataDir, METRICS_PORT: String(port) });
    const taken = await spawnFailing({ DATA_DIR: dataDir, PORT: String(port) });
    await stopListening(other);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Aufwind cannot start\. METRICS_PORT and METRICS_HOST cannot be used: .*EADDRINUSE.*$/m,
    );
    expect(taken.output).toMatch(/^Aufwind cannot start\. PORT and HOST cannot be used: .*EADDRINUSE/m);
  });
});
