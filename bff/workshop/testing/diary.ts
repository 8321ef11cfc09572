import type { DataSource } from 'typeorm';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { createDataSource } from '../../platform/database/data-source.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { createProduct, type Product } from '../../product.ts';
import { entities } from '../../slices.ts';
import { buildAddress, PASSWORD } from './builders.ts';
import { QUICK_PASSWORD_COST, secretsOf } from './settings.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The product without HTTP, on a private database and with known master keys. */
export interface Diary extends Product {
  database: TestDatabase;
  /** Opens another connection, as a command does. */
  connect(): Promise<DataSource>;
}

/** Creates a diary. The first master key is active. An empty `serverUrl` selects the embedded engine. */
export async function createDiary(encryptionKeys: string[], serverUrl?: string): Promise<Diary> {
  const database = await createTestDatabase(serverUrl);
  return openDiary(database, encryptionKeys);
}

/** Opens the product on an existing database with these master keys. */
export async function openDiary(database: TestDatabase, encryptionKeys: string[]): Promise<Diary> {
  const place = { databaseUrl: database.url, dataDir: database.dataDir };
  const product = createProduct(
    {
      ...readEnv({}),
      ...place,
      passwordCost: QUICK_PASSWORD_COST,
    },
    secretsOf(encryptionKeys),
    { source: database.source, logger: createLogger('silent') },
  );
  await product.db.connect();
  return { ...product, database, connect: () => createDataSource(place, entities).initialize() };
}

/** Creates a person with an answer on each of these days; returns the id. */
export async function buildWriter(
  { services }: Diary,
  days: string[],
  username = buildAddress(),
): Promise<number> {
  const { id } = await services.account.register({ username, password: PASSWORD }, 'Europe/Berlin');
  for (const day of days) {
    const texts = textsOf({ content: `Antwort vom ${day} 👩‍🚀 ä` });
    await services.answer.save({ userId: id, day, timeZone: 'Europe/Berlin', texts });
  }
  return id;
}
