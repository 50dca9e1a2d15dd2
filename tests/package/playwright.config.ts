import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_LAUNCH } from '../support/chromium.ts'

/** Tests the packed design system in another application. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/package',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  use: { ...devices['Desktop Chrome'], launchOptions: CHROMIUM_LAUNCH },
})
