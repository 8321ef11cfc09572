import { randomUUID } from 'node:crypto';
import type { MailSettings } from '../platform/env/env-mail.ts';
import { type LetterSender, renderLetter } from '../platform/mail/letter.ts';
import { Smtp, smtpFaultOf } from '../platform/mail/smtp.ts';

const LETTER = {
  subject: 'Eine Probe',
  paragraphs: ['Diese E-Mail ist angekommen: Der Versand ist richtig eingerichtet.'],
};

/** Sends a mail as the product would. Returns or throws the server's reply as a sentence without a full stop. */
export async function sendTestMail(
  mail: MailSettings,
  address: string,
  sender: LetterSender,
  stop: AbortSignal,
): Promise<string> {
  const row = { id: randomUUID(), address, createdAt: new Date() };
  const server = `${mail.host}:${mail.port}`;
  try {
    await new Smtp({ settings: mail }).send(row, renderLetter(LETTER, sender), stop);
    return `${server} has taken a mail to ${address}`;
  } catch (error) {
    const { code, reply, command, reason } = smtpFaultOf(error);
    const facts = [code, command, reply, reason].filter((fact) => fact !== undefined && fact !== '');
    throw new Error(`${server} did not take the mail: ${facts.join(' · ')}`);
  }
}
