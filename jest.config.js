/** Server tests and pure functions of both trees; pages are tested in a real browser (`frontend/workshop/e2e`). */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/bff', '<rootDir>/frontend'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // What only one of the engines can show runs with that one.
  testPathIgnorePatterns: [`\\.${process.env.TEST_DATABASE_URL ? 'embedded' : 'mysql'}\\.test\\.ts$`],
  // Much of the time goes into waiting for servers; one worker would leave a core idle.
  maxWorkers: '100%',
  testTimeout: 120_000,
};
