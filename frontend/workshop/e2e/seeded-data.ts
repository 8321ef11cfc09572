import { rmSync } from 'node:fs';
import { seedDataDir } from './product.ts';

/** Creates the data of the seeded account once for all products of a run, and removes them afterwards. */
export default function makeSeededData(): () => void {
  const dataDir = seedDataDir();
  process.env.SEEDED_DATA_DIR = dataDir;
  return () => rmSync(dataDir, { recursive: true });
}
