import { randomBytes, randomUUID } from 'node:crypto';
import { normaliseUsername } from '../account/account.rules.ts';
import { readEnv } from '../platform/env/env.ts';
import { renderLetter } from '../platform/mail/letter.ts';
import { Smtp, smtpFaultOf } from '../platform/mail/smtp.ts';
import { run } from './command.ts';

const LETTER = {
  subject: 'Eine Probe',
  paragraphs: ['Diese E-Mail ist angekommen: Der Versand ist richtig eingerichtet.'],
};

/** `npm run mail:test -- you@example.org`: sends one mail as the product would, and says what the server answers. */
async function testMail(): Promise<void> {
  const { mail, appOrigin } = readEnv();
  if (!mail) throw new Error('SMTP_URL and MAIL_FROM are not set: the product sends no mail.');
  const address = normaliseUsername(process.argv[2] ?? '');
  if (!address) throw new Error('Name one e-mail address: npm run -s mail:test -- you@example.org');
  const nonce = randomBytes(1).toString('hex');
  const row = { id: randomUUID(), kind: 'confirm-address', address, nonce, createdAt: new Date() } as const;
  try {
    await new Smtp(mail).send(row, renderLetter(LETTER, appOrigin), new AbortController().signal);
  } catch (error) {
    const { code, reply, command, reason } = smtpFaultOf(error);
    const facts = [code, command, reply, reason].filter((fact) => fact !== undefined && fact !== '');
    throw new Error(`${mail.host}:${mail.port} did not take the mail: ${facts.join(' · ')}`);
  }
  console.log(`${mail.host}:${mail.port} has taken a mail to ${address}.`);
}

run(testMail);
