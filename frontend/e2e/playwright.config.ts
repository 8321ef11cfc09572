import { defineConfig } from '@playwright/test';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where a finger or a narrow window can make a difference; the rest is the same everywhere and runs once. */
const ON_A_PHONE_TOO = [
  'auth-log-in',
  'daily-milestone',
  'daily-save',
  'diary',
  'diary-delete',
  'every-page',
  'header',
  'landing',
  'profile',
];

/** The journeys, on a desktop and on a phone. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: ['*.phone', ...ON_A_PHONE_TOO].map((journey) => `**/${journey}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 860 } },
    },
  ],
});
