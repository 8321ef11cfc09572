import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { printSchema } from 'graphql';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { typeDefs } from '../../schema.ts';
import { storeReleasedDiary } from '../testing/released-diary.ts';

const RELEASED = join(BFF_DIR, 'released');

/**
 * `npm run release:baseline`: stores the schema and the web app's documents of a release for later versions; with
 * `--backup` also the backup of a small diary.
 */
async function main(): Promise<void> {
  if (process.argv.includes('--backup')) await storeReleasedDiary();
  writeFileSync(join(RELEASED, 'schema.graphql'), `${printSchema(makeExecutableSchema({ typeDefs }))}\n`);
  cpSync(join(BFF_DIR, 'documents.generated.json'), join(RELEASED, 'documents.json'));
}

await main();
