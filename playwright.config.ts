import { defineConfig, devices } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_LAUNCH } from './tests/support/chromium.ts'

/** Origin of a server that already runs, such as http://localhost:3000. */
const { REUSE } = process.env

/** Data of the server that the journeys start: a new folder, which the server fills by itself. */
const DATA_DIR = (process.env.JOURNEYS_DATA_DIR ??= REUSE
  ? ''
  : mkdtempSync(join(tmpdir(), 'simmer-journeys-')))

/**
 * Journeys through the built app and the real server, in a browser. Without `REUSE` they start a
 * server of their own on a free port and remove its data afterwards.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? 'line' : 'list',
  globalTeardown: './tests/journeys/support/remove-data.ts',
  use: {
    baseURL: REUSE ?? process.env.JOURNEYS_ORIGIN,
    launchOptions: CHROMIUM_LAUNCH,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace of every journey would double their time: record one with --trace on.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'] },
    // What sets the width of its window by itself runs once.
    { name: 'mobile', use: devices['Pixel 7'], grepInvert: /@any-width/ },
  ],
  webServer: REUSE
    ? undefined
    : {
        command: 'node scripts/start.mjs',
        // Each journey comes from an address of its own, see tests/journeys/support/test.ts.
        env: { PORT: '0', DATA_DIR, TRUST_PROXY: 'true' },
        // What this finds is in the environment of the workers.
        wait: { stdout: /Simmer is ready: (?<journeys_origin>\S+)/ },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      },
})
