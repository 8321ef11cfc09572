import { createCertificate } from '../../workshop/testing/certificate.ts';
import { readEnv } from './env.ts';

const SMTP_URL = 'smtp://aufwind:geheim@mail.example.org';
const MAIL_FROM = 'Aufwind <hallo@example.org>';
const { cert } = createCertificate();

describe('outgoing mail in the environment', () => {
  it('is off by default', () => {
    expect(readEnv({}).mail).toBeUndefined();
    expect(readEnv({ SMTP_URL: '', MAIL_FROM: '' }).mail).toBeUndefined();
  });

  it('uses STARTTLS on port 587 with smtp:, and TLS on port 465 with smtps:', () => {
    expect(readEnv({ SMTP_URL, MAIL_FROM }).mail).toEqual({
      host: 'mail.example.org',
      port: 587,
      isImplicitTls: false,
      isPlain: false,
      auth: { user: 'aufwind', pass: 'geheim' },
      ca: undefined,
      from: { name: 'Aufwind', address: 'hallo@example.org' },
      replyTo: undefined,
    });
    const smtps = readEnv({ SMTP_URL: SMTP_URL.replace('smtp:', 'smtps:'), MAIL_FROM }).mail;
    expect(smtps).toMatchObject({ port: 465, isImplicitTls: true, isPlain: false });
  });

  it('accepts a port, percent-encoded credentials, a bare address, a reply address, and a certificate', () => {
    const mail = readEnv({
      SMTP_URL: 'smtp://a%40b:p%3A%2Fw%25@mail.example.org:2525/',
      MAIL_FROM: 'hallo@example.org',
      MAIL_REPLY_TO: 'Team <team@example.org>',
      SMTP_CA: cert.replaceAll('\n', '\\n'),
    }).mail;
    expect(mail).toMatchObject({
      port: 2525,
      auth: { user: 'a@b', pass: 'p:/w%' },
      from: { name: '', address: 'hallo@example.org' },
      replyTo: { name: 'Team', address: 'team@example.org' },
      ca: cert,
    });
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('works without TLS only to this machine → %s', (host) => {
    expect(readEnv({ SMTP_URL: `smtp://${host}:1025`, MAIL_FROM }).mail?.isPlain).toBe(true);
    expect(readEnv({ SMTP_URL: `smtp://${host}:1025`, MAIL_FROM, SMTP_CA: cert }).mail?.isPlain).toBe(false);
  });

  it.each(['localhost.example.org', '127.0.0.1.example.org', '10.0.0.1', '0.0.0.0'])(
    'requires TLS for every other host → %s',
    (host) => {
      expect(readEnv({ SMTP_URL: `smtp://${host}`, MAIL_FROM }).mail?.isPlain).toBe(false);
    },
  );

  it('notifies the operator if an address is set', () => {
    const OPERATOR_EMAIL = 'team@example.org';
    expect(readEnv({}).operatorEmail).toBeUndefined();
    expect(readEnv({ OPERATOR_EMAIL }).operatorEmail).toBe(OPERATOR_EMAIL);
  });

  it.each([
    ['SMTP_URL and MAIL_FROM', { SMTP_URL }],
    ['SMTP_URL and MAIL_FROM', { MAIL_FROM }],
    ['SMTP_URL and MAIL_FROM', { MAIL_REPLY_TO: MAIL_FROM }],
    ['SMTP_URL and MAIL_FROM', { SMTP_CA: cert }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org:587', MAIL_FROM }],
    ['SMTP_URL', { SMTP_URL: 'https://geheim@mail.example.org', MAIL_FROM }],
    ['SMTP_URL', { SMTP_URL: 'smtp://geheim@mail.example.org', MAIL_FROM }],
    ['SMTP_URL', { SMTP_URL: `${SMTP_URL}/inbox`, MAIL_FROM }],
    ['SMTP_URL', { SMTP_URL: `${SMTP_URL}?requireTLS=false`, MAIL_FROM }],
    ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM }],
    ['MAIL_FROM', { SMTP_URL, MAIL_FROM: 'Aufwind' }],
    ['MAIL_FROM', { SMTP_URL, MAIL_FROM: 'a@example.org, b@example.org' }],
    ['MAIL_FROM', { SMTP_URL, MAIL_FROM: 'Aufwind\r\nBcc: b@example.org <a@example.org>' }],
    ['MAIL_REPLY_TO', { SMTP_URL, MAIL_FROM, MAIL_REPLY_TO: 'niemand' }],
    ['SMTP_CA', { SMTP_URL, MAIL_FROM, SMTP_CA: 'no certificate' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'Team <team@example.org>' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: `team@${'a'.repeat(240)}.example.org` }],
  ])(
    'refuses incomplete or invalid settings, and names them without revealing a password → %s %#',
    (names, variables) => {
      const read = () => readEnv(variables);
      expect(read).toThrow(new RegExp(`^ {2}- ${names} `, 'm'));
      expect(read).not.toThrow('geheim');
    },
  );
});
