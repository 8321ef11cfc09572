// `npm start`: from a fresh clone to a running product, without a question.
import { build, install } from './prepare.mjs';

install();
build();
process.argv.push('--migrate');
await import('../../dist/bff/main.js');
