import type { Finding } from '../lib/finding.ts';
import { readEnv } from './env.ts';
import { checkOperator } from './env-operator.ts';
import { OPTIONAL_SETTINGS, REQUIRED_SETTINGS } from './operator.rules.ts';

const PUBLIC = { APP_ORIGIN: 'https://aufwind.example', TRUST_PROXY: '1' };
const ALL_REQUIRED = {
  ...Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, 'Anna Muster'])),
  OPERATOR_EMAIL: 'hallo@example.org',
};
const MAIL = { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'hallo@example.org' };
const LINE = 'must be one line of 1 to 200 characters';

function findingsOf(variables: NodeJS.ProcessEnv): Finding[] {
  return checkOperator(readEnv(variables));
}

describe('the operator in the environment', () => {
  it('is unset by default, and for empty variables', () => {
    expect(readEnv({}).operator).toEqual({});
    expect(readEnv({ OPERATOR_NAME: '', OPERATOR_PHONE: '' }).operator).toEqual({});
  });

  it.each([...REQUIRED_SETTINGS, ...OPTIONAL_SETTINGS])(
    'is told by %s, without the space around it',
    (name) => {
      const value = name === 'OPERATOR_EMAIL' ? 'hallo@example.org' : 'Müller & Söhne <GmbH>, "Büro"';
      expect(readEnv({ [name]: ` ${value} ` }).operator).toEqual({ [name]: value });
    },
  );

  it.each([
    ['OPERATOR_NAME', 'Anna\nMuster', LINE],
    ['OPERATOR_NAME', 'Anna\u0000Muster', LINE],
    ['OPERATOR_CITY', '12345\u2028Ort', LINE],
    ['OPERATOR_PHONE', '   ', LINE],
    ['OPERATOR_EDITOR', 'x'.repeat(201), LINE],
    ['OPERATOR_EMAIL', 'hallo', 'must be an e-mail address'],
    ['OPERATOR_EMAIL', 'Anna <hallo@example.org>', 'must be an e-mail address'],
    ['OPERATOR_EMAIL', 'a@example.org, b@example.org', 'must be an e-mail address'],
  ])(
    'is refused at the start with the name of %s, if it is not one line or not an address → %j',
    (name, value, fault) => {
      expect(() => readEnv({ [name]: value })).toThrow(`\n  - ${name} ${fault}`);
    },
  );

  it('may have up to 200 characters', () => {
    expect(readEnv({ OPERATOR_EDITOR: 'x'.repeat(200) }).operator.OPERATOR_EDITOR).toHaveLength(200);
  });

  it('is reported with one fault per missing required setting if the origin is public', () => {
    const faults = REQUIRED_SETTINGS.map((name) => ({
      result: 'fault',
      sentence: `IMPRESSUM AND PRIVACY POLICY ARE INCOMPLETE: ${name} is not set`,
      remedy: `set ${name}, see .env.example`,
    }));
    expect(findingsOf({ ...PUBLIC, ...MAIL }).slice(0, -1)).toEqual(faults);
    expect(findingsOf({ ...PUBLIC, ...MAIL, ...ALL_REQUIRED, OPERATOR_CITY: '' })).toEqual([
      expect.objectContaining({ remedy: expect.stringContaining('OPERATOR_CITY') }),
    ]);
  });

  it('is not reported if complete, or on a local origin', () => {
    expect(findingsOf({ ...PUBLIC, ...MAIL, ...ALL_REQUIRED })).toEqual([]);
    expect(findingsOf({})).toEqual([]);
  });

  it.each([
    ['without mail', ALL_REQUIRED],
    ['without an address', { ...ALL_REQUIRED, ...MAIL, OPERATOR_EMAIL: '' }],
  ])('is reported with a warning if the public contact page promises an answer → %s', (_title, variables) => {
    const [last] = findingsOf({ ...PUBLIC, ...variables }).slice(-1);
    const sentence = expect.stringMatching(/^NOBODY IS TOLD OF MESSAGES: /);
    expect(last).toMatchObject({ result: 'warning', sentence });
  });
});
