import { type FakeProvider, startFakeApple } from '../../workshop/stand-ins/fake-providers.ts';
import { createDoctorStage, type DoctorStage, linesOf } from '../../workshop/testing/doctor-stage.ts';

let apple: FakeProvider;
let stage: DoctorStage;
beforeAll(async () => {
  const started = await startFakeApple('http://localhost:3000');
  apple = started.provider;
  stage = await createDoctorStage({ apple: started.settings });
});
afterAll(() => Promise.all([stage.close(), apple.close()]));

describe('doctor, in an environment that is not usable', () => {
  it('starts with every fault of the environment, and runs the independent checks', async () => {
    const results = await stage.examine({ SMTP_URL: 'mail', PORT: 'achtzig', GOOGLE_CLIENT_SECRET: '' });
    expect(results.slice(0, 2).map(({ check, sentence }) => `${check}: ${sentence}`)).toEqual([
      'environment: PORT must be a port number',
      expect.stringMatching(/^environment: SMTP_URL must be smtp:/),
    ]);
    const unchecked = linesOf(results, 'not checked').join('\n');
    expect(unchecked).toContain('mail: the environment is to be mended first');
    expect(unchecked).toContain('version: the environment is to be');
    expect(linesOf(results, 'ok').join('\n')).toMatch(/schema: [\s\S]*master keys: [\s\S]*Apple secret: /);
  });

  it('never connects to another database than the configured database', async () => {
    const results = await stage.examine({ DATABASE_URL: 'mysql://nowhere', ENCRYPTION_KEYS: '' });
    const unchecked = linesOf(results, 'not checked').map((line) => line.split(':')[0]);
    expect(unchecked).toEqual(expect.arrayContaining(['database', 'schema', 'master keys', "users' keys"]));
  });

  it('names the missing provider where passwords are refused', async () => {
    const [first] = await stage.examine({ LOGIN: 'oidc-only' });
    expect(first).toMatchObject({
      check: 'environment',
      sentence: 'LOGIN=oidc-only needs OIDC_ISSUER: nobody could sign in',
    });
  });
});
