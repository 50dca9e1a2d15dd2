import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_SHELL_LAUNCH } from './tests/support/chromium.ts'
import { IS_THOROUGH, LEFT_OUT_JOURNEYS } from './tests/support/thorough.ts'

/** Origin of a server that already runs, such as http://localhost:3000. */
const { REUSE } = process.env

const filesOf = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Journeys that are walked on a phone alone. */
const ONLY_ON_PHONES = filesOf('offline', 'visitor')
/**
 * Journeys that are walked on a phone as well: finding a dish, cooking along, shopping. The others
 * set narrow windows by themselves where the width changes something.
 */
const ON_PHONES = filesOf('app-banner', 'film', 'recipe-filter', 'search', 'share', 'shopping')

/** Journeys that publish recipes or decide about members. They run last and alone, because others count what they see. */
const AT_THE_END = filesOf(
  'author-page',
  'cookbook-publishing',
  'desk',
  'desk-month',
  'desk-review',
  'film-phones',
  'film-published',
  'publishing',
)

/** Journeys that this run leaves out, by their tag. */
const LEFT_OUT = IS_THOROUGH ? [] : [/@thorough/]

/**
 * Journeys through the built app and the real server, in a browser. Without `REUSE` they start a
 * server of their own.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Browsers wait for timers and animations: a third one uses what two leave of two processors.
  workers: 3,
  // A shared machine can stall for seconds. What passes the second time alone is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is no failure; nothing waits that long on purpose.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: REUSE ?? process.env.JOURNEYS_ORIGIN,
    launchOptions: CHROMIUM_SHELL_LAUNCH,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace of every journey would double their time: record one with --trace on.
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because it has the longest journeys: at the end one worker would run alone.
    {
      name: 'mobile',
      use: devices['Pixel 7'],
      testMatch: [...ON_PHONES, ...ONLY_ON_PHONES],
      testIgnore: [...LEFT_OUT_JOURNEYS.everywhere, ...LEFT_OUT_JOURNEYS.onPhones],
      // What is the same at every width, or sets its own, runs once.
      grepInvert: [/@any-width/, ...LEFT_OUT],
    },
    {
      name: 'desktop',
      use: devices['Desktop Chrome'],
      testIgnore: [...ONLY_ON_PHONES, ...AT_THE_END, ...LEFT_OUT_JOURNEYS.everywhere],
      grepInvert: [/@phone/, ...LEFT_OUT],
    },
    {
      name: 'published',
      use: devices['Desktop Chrome'],
      workers: 1,
      dependencies: ['mobile', 'desktop'],
      testMatch: AT_THE_END,
      testIgnore: LEFT_OUT_JOURNEYS.everywhere,
      grepInvert: LEFT_OUT,
    },
    {
      name: 'published on phones',
      use: devices['Pixel 7'],
      workers: 1,
      dependencies: ['published'],
      testMatch: filesOf('publishing'),
      testIgnore: LEFT_OUT_JOURNEYS.onPhones,
      grepInvert: LEFT_OUT,
    },
  ],
  webServer: REUSE
    ? undefined
    : {
        command: 'node tests/journeys/support/serve.ts',
        // What this finds is in the environment of the workers.
        wait: {
          stdout:
            /Data folder: (?<journeys_data>\S+)[\s\S]*Simmer is ready: (?<journeys_origin>\S+)/,
        },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      },
})
