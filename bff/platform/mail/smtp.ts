import { isNativeError } from 'node:util/types';
import type { MailSettings } from '../env/env-mail.ts';
import type { RenderedLetter } from './letter.ts';
import type { OutboxRow } from './mail.entity.ts';

/** How long the server is waited for. */
export const SMTP_LIMITS = {
  connectMs: 10_000,
  silenceMs: 20_000,
  /** A send takes no longer, however slowly the server talks. */
  sendMs: 120_000,
};

/** Why a mail was not taken, without the recipient: a server's own words often name it. */
export interface SmtpFault {
  code: string;
  /** The server's reply code, if it replied. */
  reply: number | undefined;
  /** The SMTP command that failed, if any. */
  command: string | undefined;
  /** This machine's own words, where the server has not replied. */
  reason: string | undefined;
  /** Whether a later try cannot succeed either: the recipient or the message is refused for good. */
  isPermanent: boolean;
  /** Whether somebody has to do something: our log-in is refused, or the server does not prove who it is. */
  isOurs: boolean;
}

/** Errors that only waiting cures. Nodemailer gives them the same code as an unverifiable certificate. */
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;

/** The known facts about a failed send. */
export function smtpFaultOf(error: unknown): SmtpFault {
  const facts = isNativeError(error) ? error : new Error(String(error));
  const code = 'code' in facts && typeof facts.code === 'string' ? facts.code : '';
  const reply =
    'responseCode' in facts && typeof facts.responseCode === 'number' ? facts.responseCode : undefined;
  const command = 'command' in facts && typeof facts.command === 'string' ? facts.command : undefined;
  const cause = 'originalCode' in facts && typeof facts.originalCode === 'string' ? facts.originalCode : '';
  const isUntrusted = code === 'ETLS' || (code === 'ESOCKET' && !UNREACHABLE.test(cause));
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return {
    code,
    reply,
    command,
    reason: reply === undefined ? facts.message : undefined,
    isPermanent: isAboutMail && reply !== undefined && reply >= 500,
    isOurs: isUntrusted || code === 'EAUTH' || code === 'ENOAUTH',
  };
}

/** Hands mails to the SMTP server, each over a connection of its own. */
export class Smtp {
  readonly #settings: MailSettings;
  readonly #limits: typeof SMTP_LIMITS;

  constructor(settings: MailSettings, limits = SMTP_LIMITS) {
    this.#settings = settings;
    this.#limits = limits;
  }

  /** Sends a letter to a single address. Throws errors that `smtpFaultOf` understands. */
  async send(
    { id, address, createdAt }: OutboxRow,
    { unsubscribeUrl, ...letter }: RenderedLetter,
    stop: AbortSignal,
  ): Promise<void> {
    const { host, port, isImplicitTls, isPlain, auth, ca, from, replyTo } = this.#settings;
    const { connectMs, silenceMs, sendMs } = this.#limits;
    // Loaded at the first mail: it costs the start 45 ms and 14 MB.
    const { createTransport } = await import('nodemailer');
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
    const transport = createTransport({
      host,
      port,
      // The name that the server is told, instead of this machine's name.
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
      // As an object: in a string, a comma or a line break would add recipients.
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
