import { parseArgs } from 'node:util';
import { readEnv } from '../platform/env/env.ts';
import { productFor, requireDiary, withDatabase } from './command.ts';
import { run } from './command-line.ts';

const NOT_STARTED =
  'The product has not yet started with this active key. Give every instance the new ring first, restart it, then rotate.';

/** `npm run keys:rotate`: re-encrypts everything with the active master key while the product runs; safe to repeat. */
async function rotate(): Promise<void> {
  parseArgs();
  const env = readEnv();
  requireDiary(env);
  const product = productFor(env);
  const { ring, vault } = product;
  const { feedback } = product.services;
  await withDatabase(product, async () => {
    if (!(await vault.isActiveKeyKnown())) throw new Error(NOT_STARTED);
    await vault.rewrapKeys((done) => console.log(`Keys of users wrapped with ${ring.activeId}: ${done}`));
    await feedback.reseal((done) => console.log(`Messages sealed with ${ring.activeId}: ${done}`));
    const retired = (await vault.retireKeys(await feedback.keysInUse())).join(', ');
    console.log(`Everything is under ${ring.activeId}.`);
    if (retired === '') return;
    console.log(
      `No longer needed here: ${retired}. Keep them until the oldest backup that needs them has expired.`,
    );
  });
}

run('npm run -s keys:rotate', rotate);
