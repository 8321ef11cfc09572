import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailSettings } from '../../platform/env/env-mail.ts';
import { createCertificate } from './certificate.ts';

const AUTH = { user: 'aufwind', pass: 'p@ss:wörd' };
const ACCEPTED = 250;
const MAX_WORDS = 120;

/** A step of SMTP at which a server can fail. */
export type SmtpStep = 'connect' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'taken';

/**
 * A fault of the server at a step: a refusal with a code, silence, or a closed connection. At `taken` the server has
 * stored the mail, and only the response is missing.
 */
export interface SmtpFault {
  at: SmtpStep;
  how: number | 'hang' | 'cut';
}

/** A mail that has arrived, parsed, with the recipients of its envelope. */
export interface ArrivedMail extends Email {
  recipients: string[];
  /** Whether the server has acknowledged the mail. */
  isAcknowledged: boolean;
}

/** A real SMTP server on this machine that stores mails and fails on request. */
export interface Mailbox {
  /** The mail settings for this mailbox: STARTTLS, a self-signed certificate, a log-in. */
  settings: MailSettings;
  /** All arrived mails, oldest first; a repeated mail is listed again. */
  arrived: readonly ArrivedMail[];
  /** The fault from now on, if any. */
  fault: SmtpFault | undefined;
  /** How often the fault has occurred. */
  faultCount: number;
  /** Waits for the n-th mail, counted from 1. */
  nth(n: number): Promise<ArrivedMail>;
  /** Waits for the n-th mail to this address, counted from 1. */
  nthTo(address: string, n?: number): Promise<ArrivedMail>;
  /** Closes the server and all connections immediately. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  restart(): Promise<void>;
}

/** Options of a test. */
export interface MailboxOptions {
  port?: number;
  /** Without TLS and log-in. */
  isPlain?: boolean;
  /** TLS from the first byte. */
  isImplicitTls?: boolean;
}

/** The link in the plain text of a mail, above the sender; throws unless there is exactly one link. */
export function linkIn({ text = '' }: Email): URL {
  const [letter = ''] = text.split('\n-- \n');
  const [link, ...others] = letter.match(/https?:\/\/\S+/g) ?? [];
  if (!link || others.length > 0) throw new Error(`There is not exactly one link in: ${text}`);
  return new URL(link);
}

/** The number of words that the reader of a mail has to read, without links. */
function wordsIn({ text = '' }: Email): number {
  const own = text.replace(/https?:\/\/\S+/g, '');
  return own.match(/\p{L}[\p{L}\p{N}-]*/gu)?.length ?? 0;
}

/** Greets without smtp-server's pause of 100 ms, which would delay every mail. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    super.connect(...given);
    const connection = [...this.connections].at(-1);
    if (!connection) return;
    connection.connectionReady();
    connection.connectionReady = () => undefined;
  }
}

/** Starts a mailbox on 127.0.0.1. */
export async function createMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { port = 0, isPlain = false, isImplicitTls = false } = options;
  const certificate = createCertificate();
  const arrived: ArrivedMail[] = [];
  const waiting = new Set<() => void>();

  const arrivalOf = (n: number, isMeant: (mail: ArrivedMail) => boolean) =>
    new Promise<ArrivedMail>((resolve) => {
      const look = () => {
        const mail = arrived.filter(isMeant)[n - 1];
        if (!mail) return;
        waiting.delete(look);
        resolve(mail);
      };
      waiting.add(look);
      look();
    });

  /** Applies the fault of this step; returns whether the session continues. */
  const passes = (step: SmtpStep, session: SMTPServerSession, refuse: (error: Error) => void): boolean => {
    const { fault } = mailbox;
    if (fault?.at !== step) return true;
    mailbox.faultCount += 1;
    if (fault.how === 'cut') {
      for (const connection of server.connections)
        if (connection.session === session) connection._socket.destroy();
    } else if (fault.how !== 'hang') {
      refuse(Object.assign(new Error('Refused by the test.'), { responseCode: fault.how }));
    }
    return false;
  };

  const receive: SMTPServer['onData'] = (stream, session, done) => {
    if (mailbox.fault?.at === 'DATA' && mailbox.fault.how === 'cut') {
      stream.once('data', () => passes('DATA', session, done));
      return;
    }
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    void buffer(stream)
      .then((raw) => PostalMime.parse(raw))
      .then((email) => {
        if (!passes('DATA', session, done)) return;
        if (wordsIn(email) > MAX_WORDS)
          return done(new Error(`Too long for somebody tired: ${email.subject}`));
        const isAcknowledged = passes('taken', session, done);
        arrived.push({ ...email, recipients, isAcknowledged });
        for (const look of [...waiting]) look();
        if (isAcknowledged) done(null, `${ACCEPTED} taken`);
      }, done);
  };

  const start = async (at: number) => {
    const started = new PromptServer({
      ...certificate,
      secure: isImplicitTls,
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 1,
      hideSTARTTLS: isPlain,
      authOptional: isPlain,
      onAuth: ({ username, password }, _session, done) => {
        if (username === AUTH.user && password === AUTH.pass) done(null, { user: username });
        else done(Object.assign(new Error('Refused by the test.'), { responseCode: 535 }));
      },
      onConnect: (session, done) => void (passes('connect', session, done) && done()),
      onMailFrom: (_address, session, done) => void (passes('MAIL FROM', session, done) && done()),
      onRcptTo: (_address, session, done) => void (passes('RCPT TO', session, done) && done()),
      onData: receive,
    });
    // Ignore errors, because tests close connections on purpose.
    started.on('error', () => undefined);
    await new Promise<void>((resolve) => void started.listen(at, '127.0.0.1', resolve));
    return started;
  };
  let server = await start(port);
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox does not listen.');

  const mailbox: Mailbox = {
    settings: {
      host: '127.0.0.1',
      port: address.port,
      isImplicitTls,
      isPlain,
      auth: isPlain ? undefined : AUTH,
      ca: isPlain ? undefined : certificate.cert,
      from: { name: 'Aufwind', address: 'hallo@aufwind.example' },
      replyTo: undefined,
    },
    arrived,
    fault: undefined,
    faultCount: 0,
    nth: (n) => arrivalOf(n, () => true),
    nthTo: (recipient, n = 1) => arrivalOf(n, ({ recipients }) => recipients.includes(recipient)),
    restart: async () => {
      server = await start(address.port);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailbox;
}
