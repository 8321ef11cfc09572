// Runs a built command: `node bff/cli/run.mjs migrate` runs `bff/cli/migrate.ts`, installed and built if needed.
import { build, install } from './prepare.mjs';

install();
build();
await import(`../../dist/bff/cli/${process.argv[2]}.js`);
