import { parseArgs } from 'node:util';
import { normaliseUsername } from '../account/account.rules.ts';
import { readEnv } from '../platform/env/env.ts';
import { run } from './command-line.ts';
import { sendTestMail } from './send-test-mail.ts';

const USAGE = 'npm run -s mail:test -- you@example.org';

/** `npm run mail:test -- you@example.org`: sends a mail as the product would, and prints the server's reply. */
async function testMail(): Promise<void> {
  const env = readEnv();
  const { mail } = env;
  if (!mail) throw new Error('SMTP_URL and MAIL_FROM are not set: the product sends no mail.');
  const { positionals } = parseArgs({ allowPositionals: true });
  const address = positionals.length === 1 && normaliseUsername(positionals[0] ?? '');
  if (!address) throw new Error(`Name one e-mail address: ${USAGE}`);
  console.log(`${await sendTestMail(mail, address, env, new AbortController().signal)}.`);
}

run(USAGE, testMail);
