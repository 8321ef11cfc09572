import { readEnv, VARIABLES } from './env.ts';
import { QUICK_PASSWORD_COST } from './env-test.ts';

const QUICK = { NODE_ENV: 'test', TEST_PASSWORD_COST: 'quick' };

describe('the password cost in tests', () => {
  it('is the real cost, unless a test asks for the quick cost', () => {
    expect(readEnv({ NODE_ENV: 'test' }).passwordCost).toBeUndefined();
    expect(readEnv(QUICK).passwordCost).toEqual(QUICK_PASSWORD_COST);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:4711', 'http://[::1]:3000', ''])(
    'may be quick if the product is reachable only on this machine → %s',
    (APP_ORIGIN) => {
      expect(readEnv({ ...QUICK, APP_ORIGIN }).passwordCost).toEqual(QUICK_PASSWORD_COST);
    },
  );

  it.each([
    [{ APP_ORIGIN: 'https://aufwind.example', TRUST_PROXY: '1' }],
    [{ APP_ORIGIN: 'https://localhost', TRUST_PROXY: '1' }],
    [{ APP_ORIGIN: 'http://aufwind.example' }],
    [{ APP_ORIGIN: 'http://localhost.aufwind.example' }],
    [{ APP_ORIGIN: 'http://127.0.0.1.aufwind.example' }],
    [{ NODE_ENV: '' }],
    [{ NODE_ENV: 'production' }],
  ])('must not be quick anywhere else → %j', (variables) => {
    expect(() => readEnv({ ...QUICK, ...variables })).toThrow(
      'TEST_PASSWORD_COST is for tests alone: it needs NODE_ENV=test and an http: APP_ORIGIN of this machine',
    );
  });

  it('has no other value, and is undocumented', () => {
    expect(() => readEnv({ ...QUICK, TEST_PASSWORD_COST: '1' })).toThrow('TEST_PASSWORD_COST');
    expect(VARIABLES).not.toContain('TEST_PASSWORD_COST');
  });
});
