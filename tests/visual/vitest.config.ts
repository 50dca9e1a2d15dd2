import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { STORY_PACKAGES } from '../../vitest.config.ts'
import { CHROMIUM, CHROMIUM_ARGS } from '../support/chromium.ts'

/** Folder of the reference screenshots, with one folder for each theme. */
const BASELINES = resolve(import.meta.dirname, 'baselines')
/** Folder for both screenshots and their difference after a failed comparison. */
const FAILURES = resolve(import.meta.dirname, '../../test-results/visual')

/** A project that takes screenshots of all states in one theme. */
function photographs(theme: 'light' | 'dark') {
  return {
    extends: true as const,
    test: {
      name: theme,
      include: ['tests/visual/*.visual.tsx'],
      provide: { theme },
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          // Partial repaints render edges slightly differently.
          launchOptions: {
            executablePath: CHROMIUM,
            args: [...CHROMIUM_ARGS, '--disable-partial-raster'],
          },
          contextOptions: { colorScheme: theme, reducedMotion: 'reduce' as const },
        }),
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // A different shade of a token is a change, too: the default threshold misses a change
            // of 16 steps of red.
            comparatorOptions: { threshold: 0.01 },
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
              resolve(BASELINES, theme, arg + ext),
            resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
              resolve(FAILURES, theme, arg + ext),
          },
        },
      },
    },
  }
}

/** A separate configuration: screenshots depend on the browser, other tests must not. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  root: resolve(import.meta.dirname, '../..'),
  publicDir: '.storybook/public',
  optimizeDeps: { include: STORY_PACKAGES },
  test: { projects: [photographs('light'), photographs('dark')] },
})
