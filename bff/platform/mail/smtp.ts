import { isNativeError } from 'node:util/types';
import type { NodemailerError } from 'nodemailer';
import type { MailSettings } from '../env/env-mail.ts';
import { Service } from '../lib/service.ts';
import type { RenderedLetter } from './letter.ts';
import type { OutboxRow } from './mail.entity.ts';

export const SMTP_LIMITS = {
  connectMs: 10_000,
  silenceMs: 20_000,
  /** Maximum time of a send, however slowly the server responds. */
  sendMs: 120_000,
};

/** Connection errors that a retry can solve; nodemailer reports them under the same code as invalid certificates. */
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;

/** Classifies the error of a failed send; omits the recipient, whose address servers often quote. */
export function smtpFaultOf(error: unknown) {
  const facts: NodemailerError = isNativeError(error) ? error : new Error(String(error));
  const { code = '', responseCode: reply, command, originalCode: cause = '', message } = facts;
  const isUntrusted = code === 'ETLS' || (code === 'ESOCKET' && !UNREACHABLE.test(cause));
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return {
    code,
    reply,
    command,
    reason: reply === undefined ? message : undefined,
    /** A retry cannot succeed: the recipient or the message is permanently refused. */
    isPermanent: isAboutMail && reply !== undefined && reply >= 500,
    /** The operator must act: our log-in is refused, or the server's certificate is invalid. */
    needsOperator: isUntrusted || code === 'EAUTH' || code === 'ENOAUTH',
  };
}

/** Sends mails to the SMTP server, each over its own connection. */
export class Smtp extends Service<{ settings: MailSettings; limits?: typeof SMTP_LIMITS }> {
  async send(
    { id, address, createdAt }: Pick<OutboxRow, 'id' | 'address' | 'createdAt'>,
    { unsubscribeUrl, ...letter }: RenderedLetter,
    stop: AbortSignal,
  ): Promise<void> {
    const { host, port, isImplicitTls, isPlain, auth, ca, from, replyTo } = this.deps.settings;
    const { connectMs, silenceMs, sendMs } = this.deps.limits ?? SMTP_LIMITS;
    // Loaded at the first mail, because loading costs 45 ms and 14 MB at start.
    const { createTransport } = await import('nodemailer');
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
    const transport = createTransport({
      host,
      port,
      // Sent in EHLO instead of this machine's host name.
      name: domain,
      secure: isImplicitTls,
      requireTLS: !isImplicitTls && !isPlain,
      ignoreTLS: isPlain,
      tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
      ...(auth && { auth }),
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({
      ...letter,
      from,
      ...(replyTo && { replyTo }),
      // An object, because a comma or line break in a string would create several recipients.
      to: { name: '', address },
      messageId: `<${id}@${domain}>`,
      date: createdAt,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal: AbortSignal.any([stop, AbortSignal.timeout(sendMs)]),
    });
  }
}
