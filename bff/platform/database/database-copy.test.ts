import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../lib/clock.ts';
import { createLogger } from '../lib/logger.ts';
import { createDataSource, MIGRATIONS } from './data-source.ts';
import { deleteOldCopies, migrate, withSource } from './startup.ts';

const logger = createLogger('fatal');
const [before, last] = MIGRATIONS.slice(-2).map(({ name }) => name);
const COPY = `aufwind.before-${before}.sqlite`;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-copy-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const copies = () => readdirSync(dataDir).filter((name) => name.includes('before'));

describe('an embedded database', () => {
  it('is copied before a migration, for the version that wrote it, and only then', async () => {
    await migrate({ dataDir }, logger);
    await migrate({ dataDir }, logger);
    expect(copies()).toEqual([]);
    await withSource({ dataDir }, logger, async (source) => {
      await source.undoLastMigration();
      await source.query("INSERT INTO job (name, dueAt) VALUES ('kept', '2026-11-20 18:00:00.000')");
    });
    expect(await migrate({ dataDir }, logger)).toEqual([last]);
    expect(copies()).toEqual([COPY]);
    const copy = createDataSource({ dataDir });
    await copy.setOptions({ database: join(dataDir, COPY) }).initialize();
    expect(await copy.query('SELECT name FROM job')).toContainEqual({ name: 'kept' });
    expect(await copy.showMigrations()).toBe(true);
    await copy.destroy();
  });

  it('loses its copies after 30 days', async () => {
    await migrate({ dataDir }, logger);
    await withSource({ dataDir }, logger, (source) => source.undoLastMigration());
    await migrate({ dataDir }, logger);
    const now = new Date('2026-11-20T18:00:00.000Z');
    utimesSync(join(dataDir, COPY), now, now);
    deleteOldCopies(dataDir, new Date(now.getTime() + 30 * DAY_MS));
    expect(copies()).toEqual([COPY]);
    deleteOldCopies(dataDir, new Date(now.getTime() + 30 * DAY_MS + 1));
    expect(copies()).toEqual([]);
  });
});
