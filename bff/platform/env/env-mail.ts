import { X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';
import { attempt } from '../lib/attempt.ts';
import { LOOPBACK } from '../lib/host-name.ts';
import { textThat } from './env-forms.ts';

const MAILBOX = /^(?:(?<name>[^<>"\\\p{Cc}]{1,100}?) *<(?<inside>[^<>]+)>|(?<bare>[^<> ]+))$/u;
const ADDRESS_MAX_LENGTH = 254;
const ADDRESS = /^[^\s@<>",;:\\()[\]]{1,64}@(?:[a-z0-9-]+\.)*[a-z0-9-]+$/i;

/** The host may be preceded by user and password; the port may only be followed by a slash. */
const URL_FORM = /^smtps?:\/\/([^\s/?#@]+@)?([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?\/?$/i;

/** Checks whether a text is one e-mail address without a display name. */
export function isMailAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX_LENGTH && ADDRESS.test(text);
}

/** Parses display name and e-mail address, as in a mail header. */
function mailboxOf(text: string) {
  const { name = '', inside, bare } = MAILBOX.exec(text)?.groups ?? {};
  const address = inside ?? bare ?? '';
  return isMailAddress(address) ? { name, address } : null;
}

function smtpUrl(text: string): URL | null {
  if (!URL_FORM.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return Boolean(url.username) === Boolean(url.password) ? url : null;
}

/** Decodes percent-escapes; returns malformed parts unchanged. */
function decode(part: string): string {
  return attempt(() => decodeURIComponent(part)) ?? part;
}

const mailbox = textThat(
  (value) => mailboxOf(value) !== null,
  'must be an address such as Aufwind <hallo@example.org>',
);

export const mailVariables = {
  SMTP_URL: z.optional(
    textThat(
      (value) => smtpUrl(value) !== null,
      'must be smtp://user:password@host:587 or smtps://user:password@host:465, with special characters percent-encoded',
    ),
  ),
  MAIL_FROM: z.optional(mailbox),
  MAIL_REPLY_TO: z.optional(mailbox),
  SMTP_CA: z.optional(
    z.string().check(
      z.overwrite((value) => value.replaceAll('\\n', '\n')),
      z.refine(
        (pem) => attempt(() => new X509Certificate(pem)),
        'must be the PEM of a certificate, with real or \\n line breaks',
      ),
    ),
  ),
};

type MailVariables = z.output<z.ZodMiniObject<typeof mailVariables>>;

/** Returns faults of variables that depend on each other. */
export function missingMailVariables(given: NodeJS.ProcessEnv): string[] {
  const isAnySet = Boolean(given.SMTP_URL ?? given.MAIL_FROM ?? given.MAIL_REPLY_TO ?? given.SMTP_CA);
  return isAnySet && !(given.SMTP_URL && given.MAIL_FROM)
    ? ['SMTP_URL and MAIL_FROM belong together, and MAIL_REPLY_TO and SMTP_CA need both']
    : [];
}

export type MailSettings = NonNullable<ReturnType<typeof mailOf>>;

/** Returns the settings of outgoing mail, or undefined if mail is not set up. */
export function mailOf({ SMTP_URL, MAIL_FROM, MAIL_REPLY_TO, SMTP_CA }: MailVariables) {
  const url = smtpUrl(SMTP_URL ?? '');
  const from = mailboxOf(MAIL_FROM ?? '');
  if (!url || !from) return undefined;
  const isImplicitTls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isImplicitTls ? 465 : 587),
    /** True: TLS from the first byte. False: STARTTLS. */
    isImplicitTls,
    /** Without TLS, which is allowed only to this machine. */
    isPlain: !isImplicitTls && !SMTP_CA && LOOPBACK.test(url.hostname),
    auth: url.username ? { user: decode(url.username), pass: decode(url.password) } : undefined,
    /** PEM of the certificate authority to trust in place of Node's authorities. */
    ca: SMTP_CA,
    from,
    replyTo: mailboxOf(MAIL_REPLY_TO ?? '') ?? undefined,
  };
}
