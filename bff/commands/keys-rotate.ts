import { parseArgs } from 'node:util';
import { runAtTerminal } from './command.ts';

const NOT_STARTED =
  'The product has not yet started with this active key. Give every instance the new ring first, restart it, then rotate.';

// `npm run keys:rotate`: re-encrypts everything with the active master key while the product runs; safe to repeat.
runAtTerminal('npm run -s keys:rotate', async (_args, { ring, vault, services }, { print }) => {
  parseArgs();
  const { feedback } = services;
  if (!(await vault.isActiveKeyKnown())) throw new Error(NOT_STARTED);
  await vault.rewrapKeys((done) => print(`Keys of users wrapped with ${ring.activeId}: ${done}`));
  await feedback.reseal((done) => print(`Messages sealed with ${ring.activeId}: ${done}`));
  const retired = (await vault.retireKeys(await feedback.keysInUse())).join(', ');
  print(`Everything is under ${ring.activeId}.`);
  if (retired === '') return;
  print(`No longer needed here: ${retired}. Keep them until the oldest backup that needs them has expired.`);
});
