import { randomBytes } from 'node:crypto';
import { generateSecrets } from '../platform/env/local-secrets.ts';

// `npm run keys:new`: fresh secrets, ready for the environment.
process.stdout.write(`${generateSecrets()}BACKUP_KEY=${randomBytes(32).toString('base64')}\n`);
