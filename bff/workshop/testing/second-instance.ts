import { join } from 'node:path';
import { createApp } from '../../app.ts';
import { createHttpServer } from '../../platform/http/http-server.ts';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { createProduct } from '../../product.ts';
import { startListening, stopListening } from './listening.ts';
import type { TestApp } from './test-app.ts';

/**
 * Starts another instance on the database of a test, with separate memory. On a server it also has its own
 * connections; the embedded engine has only one connection.
 */
export async function startSecondInstance(app: TestApp): Promise<TestApp> {
  const { clock, logger, secrets, database } = app;
  const env = { ...app.env, databaseUrl: database.url };
  const product = database.url ? createProduct(env, secrets, { clock, logger }) : app;
  await product.db.connect();
  const express = await createApp(product, {
    health: app.health,
    webDir: join(BFF_DIR, 'workshop/testing/web'),
  });
  const server = createHttpServer(express);
  await startListening(server);
  return {
    ...app,
    ...product,
    express,
    server,
    close: async () => {
      await stopListening(server);
      if (product !== app) await product.db.close();
    },
  };
}
