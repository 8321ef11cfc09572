import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './stage.ts';

const ENGINES = ['firefox', 'webkit'] satisfies EngineOptions['engineName'][];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };

/** The journeys in Firefox and WebKit, on a phone and on a desktop. */
export default defineConfig<object, EngineOptions>({
  testDir: './journeys',
  outputDir: '../../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { toPass: { timeout: 30_000 } },
  projects: ENGINES.flatMap((engineName) =>
    Object.entries(SIZES).map(([name, size]) => ({
      name: `${engineName} ${name}`,
      // A journey can be limited to a width or to an engine.
      testMatch: new RegExp(`/\\w+(\\.(${name}|${engineName}))?\\.spec\\.ts$`),
      use: { engineName, size },
    })),
  ),
});
