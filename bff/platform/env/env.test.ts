import { randomBytes } from 'node:crypto';
import { readEnv } from './env.ts';

const KEY = randomBytes(32).toString('base64');
const SESSION = randomBytes(32).toString('hex');
const OLD_SESSION = randomBytes(32).toString('base64url');
const SECRETS = {
  ENCRYPTION_KEYS: `k1:${KEY}`,
  ENCRYPTION_KEY_ACTIVE: 'k1',
  SESSION_SECRET: SESSION,
};
const DATABASE_URL = 'mysql://user:password@localhost:3306/aufwind';

describe('an environment', () => {
  it('may be empty, so that every setting has its default', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      appOrigin: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      secrets: undefined,
      trustProxy: undefined,
      rateLimitScale: 1,
      accountMaxMb: undefined,
      metrics: undefined,
      logLevel: 'info',
    });
  });

  it.each([
    [{}, false],
    [{ REGISTRATION: 'open' }, false],
    [{ REGISTRATION: 'closed' }, true],
  ])('opens or closes registration → %j', (variables, isClosed) => {
    expect(readEnv(variables).isRegistrationClosed).toBe(isClosed);
  });

  it('serves the metrics to this machine only, unless an address is set', () => {
    expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readEnv({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0');
    expect(readEnv({ METRICS_PORT: '9464', METRICS_HOSTS: 'app, localhost' }).metrics?.hosts).toEqual([
      'app',
      'localhost',
    ]);
    expect(readEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SESSION_SECRET: '' })).toEqual(readEnv({}));
  });

  it('derives the origin from the port', () => {
    expect(readEnv({ PORT: '4000' }).appOrigin).toBe('http://localhost:4000');
  });

  it('accepts several keys and several session secrets, of which the first signs', () => {
    const { secrets } = readEnv({
      ...SECRETS,
      ENCRYPTION_KEYS: `k1:${KEY}, k2:${KEY}`,
      SESSION_SECRET: `${SESSION},${OLD_SESSION}`,
    });
    expect(secrets).toEqual({
      encryptionKeys: [`k1:${KEY}`, `k2:${KEY}`],
      encryptionKeyActive: 'k1',
      sessionSecrets: [SESSION, OLD_SESSION],
    });
  });

  it('takes a DATABASE_URL with settings of the driver', () => {
    const url = `${DATABASE_URL}?socketPath=/run/mysqld/mysqld.sock`;
    expect(readEnv({ ...SECRETS, DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    [{}, true],
    [{ GRAPHQL_SANDBOX: '' }, true],
    [{ GRAPHQL_SANDBOX: 'false' }, false],
    [{ ...SECRETS, DATABASE_URL }, true],
    [{ APP_ORIGIN: 'https://127.3.2.1', TRUST_PROXY: '1' }, true],
    [{ APP_ORIGIN: 'http://[::1]:3000' }, true],
    [{ APP_ORIGIN: 'http://192.168.0.2:3000' }, false],
    [{ APP_ORIGIN: 'http://localhost.example' }, false],
    [{ APP_ORIGIN: 'http://aufwind.example', GRAPHQL_SANDBOX: 'true' }, true],
  ])('enables the sandbox on this machine only, unless set → %#', (variables, hasSandbox) => {
    expect(readEnv(variables).hasSandbox).toBe(hasSandbox);
  });

  it.each([
    ['2', 2],
    ['10.0.0.0/8, 192.168.0.1', ['10.0.0.0/8', '192.168.0.1']],
  ])('trusts a number of proxies or their addresses → %s', (value, trustProxy) => {
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });
});

describe('an invalid environment', () => {
  it.each([
    ['PORT', { PORT: 'achtzig' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '70000' }],
    ['APP_ORIGIN', { APP_ORIGIN: 'aufwind.example' }],
    ['APP_ORIGIN', { APP_ORIGIN: 'http://aufwind.example/' }],
    ['APP_ORIGIN', { APP_ORIGIN: 'http://aufwind.example/pfad' }],
    ['APP_ORIGIN', { APP_ORIGIN: 'ftp://aufwind.example' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'postgres://user@localhost/aufwind' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'mysql://localhost' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'mysql://user:1234/w@localhost:3306/aufwind' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'mysql://user:p#w@localhost:3306/aufwind' }],
    ['DATABASE_URL', { ...SECRETS, DATABASE_URL: 'mysql://user:p%zz@localhost:3306/aufwind' }],
    ['belong together', { ...SECRETS, ENCRYPTION_KEYS: '' }],
    ['ENCRYPTION_KEYS', { ...SECRETS, ENCRYPTION_KEYS: 'k1:zu-kurz' }],
    ['ENCRYPTION_KEYS', { ...SECRETS, ENCRYPTION_KEYS: KEY }],
    [
      'ENCRYPTION_KEYS',
      { ...SECRETS, ENCRYPTION_KEYS: `k1:${KEY},k2:${randomBytes(16).toString('base64')}` },
    ],
    ['SESSION_SECRET', { ...SECRETS, SESSION_SECRET: 'zu kurz' }],
    ['SESSION_SECRET', { ...SECRETS, SESSION_SECRET: `${SESSION},zu kurz` }],
    [
      'ENCRYPTION_KEYS must be random',
      { ...SECRETS, ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` },
    ],
    [
      'ENCRYPTION_KEYS must be random',
      { ...SECRETS, ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 'ab').toString('base64')}` },
    ],
    [
      'ENCRYPTION_KEYS must be random',
      {
        ...SECRETS,
        ENCRYPTION_KEYS: `k1:${KEY},k2:${Buffer.from('Wort-und-Satz-als-Schluessel-123').toString('base64')}`,
      },
    ],
    ['SESSION_SECRET must be random', { ...SECRETS, SESSION_SECRET: 'a'.repeat(64) }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '-1' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: 'viel' }],
    ['ACCOUNT_MAX_MB', { ACCOUNT_MAX_MB: '0' }],
    ['ACCOUNT_MAX_MB', { ACCOUNT_MAX_MB: '2001' }],
    ['ACCOUNT_MAX_MB', { ACCOUNT_MAX_MB: '1.5' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'laut' }],
    ['LOG_RETENTION_DAYS', { LOG_RETENTION_DAYS: '1' }],
    ['LOG_RETENTION_DAYS', { LOG_RETENTION_DAYS: '366' }],
    ['LOG_RETENTION_DAYS', { LOG_RETENTION_DAYS: 'ewig' }],
    ['BACKUP_DIR needs BACKUP_KEY', { BACKUP_DIR: '/backups' }],
    ['BACKUP_KEY must be 32 bytes', { BACKUP_KEY: randomBytes(16).toString('base64') }],
    ['BACKUP_KEY must be 32 bytes', { BACKUP_KEY: KEY.slice(0, -1) }],
    ['BACKUP_KEY must be 32 bytes', { BACKUP_KEY: `${KEY.slice(0, -2)} =` }],
    ['BACKUP_KEY must be random', { BACKUP_KEY: Buffer.alloc(32, 'ab').toString('base64') }],
    ['GRAPHQL_SANDBOX must be true or false', { GRAPHQL_SANDBOX: 'vielleicht' }],
    ['REGISTRATION must be open or closed', { REGISTRATION: 'zu' }],
    ['TERMS must be hidden or shown', { TERMS: 'ja' }],
    ['TRUST_PROXY', { APP_ORIGIN: 'https://aufwind.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
    ['ENCRYPTION_KEYS', { DATABASE_URL }],
    ['ENCRYPTION_KEY_ACTIVE', { DATABASE_URL, ENCRYPTION_KEYS: SECRETS.ENCRYPTION_KEYS }],
    ['SESSION_SECRET', { ...SECRETS, SESSION_SECRET: '' }],
  ])('is refused with the name of the variable → %s %#', (name, variables) => {
    expect(() => readEnv(variables)).toThrow(name);
  });

  it('lists every fault at once', () => {
    const read = () =>
      readEnv({
        PORT: 'x',
        APP_ORIGIN: 'y',
        DATABASE_URL: 'z',
        ENCRYPTION_KEYS: 'k',
        SESSION_SECRET: 's',
        LOG_LEVEL: 'l',
        GOOGLE_CLIENT_ID: 'g',
        MAIL_FROM: 'hallo@example.org',
        BACKUP_DIR: 'b',
      });
    for (const name of [
      'PORT',
      'APP_ORIGIN',
      'DATABASE_URL',
      'ENCRYPTION_KEYS',
      'SESSION_SECRET',
      'LOG_LEVEL',
      'GOOGLE_CLIENT_SECRET',
      'SMTP_URL',
      'BACKUP_DIR',
    ]) {
      expect(read).toThrow(new RegExp(`^ {2}- ${name} `, 'm'));
    }
  });

  it('reveals no value, which may be a secret', () => {
    const read = () =>
      readEnv({
        ...SECRETS,
        ENCRYPTION_KEYS: 'k1:geheim',
        SESSION_SECRET: 'auch geheim',
        PORT: 'x',
      });
    expect(read).toThrow('ENCRYPTION_KEYS');
    expect(read).not.toThrow('geheim');
    expect(read).not.toThrow('must be random');
  });
});
