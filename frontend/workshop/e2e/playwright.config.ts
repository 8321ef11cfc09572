import { defineConfig } from '@playwright/test';

// Every context has a window of its own, for whose address bar the browser would start two more pages, each with a
// process: a third of the time of all journeys.
const POPUPS_OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
// A list of ours takes the place of Playwright's, so it names what that names (chromiumSwitches.ts).
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

/** The journeys, on a desktop and on a phone. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./failed-page.ts']],
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    trace: 'off',
    // A worker would stand between the pages and the network that journeys cut; those about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'phone',
      // Those with the tag run there too: a finger or a narrow window can make a difference.
      grep: [/\.phone\.spec\.ts/, /@phone\b/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 860 } },
    },
  ],
});
