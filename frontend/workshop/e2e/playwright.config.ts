import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../../bff/workshop/testing/system-tools.ts';
import { inFull } from '../../../bff/workshop/testing/volumes.ts';
import { LONGEST_JOURNEY_MS } from './day-ends.ts';

// Disable the popups of the address bar: Chromium would start two more pages, each with a process, for every context.
// They take a third of the time of all journeys.
const POPUPS_OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
// Our list replaces Playwright's, so it repeats Playwright's entries (chromiumSwitches.ts).
const OFF_IN_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
];

const CHROMIUM_ARGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...POPUPS_OF_THE_ADDRESS_BAR]}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const ON_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_DESKTOP = { viewport: { width: 1280, height: 860 } };
// Journeys with this tag depend on touch or a narrow window; in full, they run on a desktop too.
const FOR_PHONES = inFull(
  /^(?!.*@whole\b).*(\.phone\.spec\.ts|@phone\b)/,
  /^(?!.*(@whole|@full)\b).*(\.phone\.spec\.ts|@phone\b)/,
);
// A variant of another journey: provider, theme, width, keyboard, a rarer race.
const NOT_IN_PART = inFull(/^$/, /@full\b/);
const NOT_FOR_DESKTOPS = inFull(/@whole\b/, /@(whole|phone|full)\b/);

/** Headless Chromium takes a third less work; pushes and installations need the full browser (`@whole`). */
const inShell = { launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS } };

/** The journeys, on a desktop and on a phone. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './seeded-data.ts',
  outputDir: '../../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./failed-page.ts']],
  // Long limits for a busy machine; fulfilled expectations resolve at once.
  timeout: LONGEST_JOURNEY_MS,
  expect: { timeout: 30_000, toPass: { intervals: [20, 50, 100, 250] } },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    trace: 'off',
    // A service worker would hide the faults that journeys simulate in the network. Journeys about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'phone', grep: FOR_PHONES, use: { ...ON_PHONE, ...inShell } },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: NOT_FOR_DESKTOPS,
      use: { ...ON_DESKTOP, ...inShell },
    },
    { name: 'whole phone', grep: /\.phone\.spec\.ts.*@whole\b/, grepInvert: NOT_IN_PART, use: ON_PHONE },
    {
      name: 'whole desktop',
      testIgnore: '**/*.phone.spec.ts',
      grep: /@whole\b/,
      grepInvert: NOT_IN_PART,
      use: ON_DESKTOP,
    },
  ],
});
