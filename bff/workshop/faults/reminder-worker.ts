import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '../../platform/env/env.ts';
import { loadSecrets } from '../../platform/env/local-secrets.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { createProduct } from '../../product.ts';
import { READY } from '../testing/spawned-server.ts';

const LOOK_EVERY_MS = 100;

/** A process that passes reminders on and sends pushes as the product does; killed and started by `test-reminders`. */
async function work(): Promise<void> {
  const env = readEnv();
  const { db, services } = createProduct(env, loadSecrets(env), { logger: createLogger('silent') });
  await db.connect();
  let isStopping = false;
  process.once('SIGTERM', () => {
    isStopping = true;
  });
  process.stdout.write(`${READY}\n`);
  while (!isStopping) {
    await services.reminding.runDue();
    await pause(LOOK_EVERY_MS);
  }
  await services.reminding.stop();
  await db.close();
}

await work();
