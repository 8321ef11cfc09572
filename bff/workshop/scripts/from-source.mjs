// Builds the product and runs a developers' tool: `node bff/workshop/scripts/from-source.mjs test-faults`.
import { spawnSync } from 'node:child_process';
import { build, install } from '../../commands/prepare.mjs';

install();
build();
const [tool, ...args] = process.argv.slice(2);
const command = ['--import', 'tsx', `bff/workshop/scripts/${tool}.ts`, ...args];
process.exit(spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1);
