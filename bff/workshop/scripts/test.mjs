// `npm test`: installs and builds missing parts, then runs every check.
import { spawnSync } from 'node:child_process';
import { build, install } from '../../commands/prepare.mjs';

install();
build();
const checks = ['--import', 'tsx', 'bff/workshop/scripts/run-checks.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, checks, { stdio: 'inherit' }).status ?? 1);
