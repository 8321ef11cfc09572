// Runs a built command: `node bff/commands/run.mjs migrate` runs `bff/commands/migrate.ts`, installed and built if needed.
import { build, install } from './prepare.mjs';

install();
build();
const [command] = process.argv.splice(2, 1);
await import(`../../dist/bff/commands/${command}.js`);
