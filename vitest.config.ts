import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import type { ColourMedia } from './.storybook/colour-modes.ts'
import { inlineScript } from './scripts/inline-script.ts'
import { markdown } from './scripts/markdown.ts'
import { CHROMIUM_LAUNCH } from './tests/support/chromium.ts'
import { LEFT_OUT_TESTS } from './tests/support/thorough.ts'

/**
 * Every package that stories reach, before the first run: Vite would otherwise find one late,
 * bundle again in the middle of a run and hand out two copies of React.
 */
export const STORY_PACKAGES = [
  '@noble/hashes/sha2.js',
  '@radix-ui/react-dialog',
  '@radix-ui/react-slider',
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/preview',
  '@storybook/react-vite',
  'axe-core',
  'class-variance-authority',
  'clsx',
  'eventsource-parser/stream',
  'get-nonce',
  'idb',
  'lucide',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
  'swr',
  'typebox',
  'typebox/value',
  'uqr',
]

/** Sets the colours of the page that runs a test; stories call it between two checks. */
const emulateColours: BrowserCommand<[ColourMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media)
}

/** Tests of the app that start a server with a database. */
const ON_SERVERS = [
  'app/features/film/film-text.test.ts',
  'app/features/offline/films/{fetch-media,renew-films}.test.ts',
  'app/features/shopping/sync/gone-recipes.test.ts',
]

/** Tests of functions, components, server and databases. */
const UNIT = {
  // A file that renders begins with `// @vitest-environment happy-dom`.
  environment: 'node',
  setupFiles: ['tests/support/setup-unit.ts'],
  // A busy machine is no failure; nothing waits that long on purpose.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Files share a process and its modules: of the server's a fifth of the time, of the app's two
  // thirds.
  isolate: false,
}

export default defineConfig({
  plugins: [react(), tailwindcss(), inlineScript, markdown],
  test: {
    // Tests of the server wait for databases: every processor has something to do.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...UNIT,
          name: 'unit',
          include: ['{server,tests}/**/*.test.{ts,tsx}', ...ON_SERVERS],
          exclude: ['tests/journeys/**', ...LEFT_OUT_TESTS],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...UNIT,
          name: 'unit-app',
          include: [
            '{.storybook,contract,cooking,content,app,design-system,scripts}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.transcript.test.tsx', ...ON_SERVERS, ...LEFT_OUT_TESTS],
        },
      },
      {
        extends: true,
        publicDir: '.storybook/public',
        optimizeDeps: { include: [...STORY_PACKAGES, '@guidepup/virtual-screen-reader'] },
        test: {
          name: 'spoken',
          include: ['{app,design-system}/**/*.transcript.test.tsx'],
          // A whole film is walked through key by key, on a busy machine three times as long.
          testTimeout: 300_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                ...CHROMIUM_LAUNCH,
                // The browser tells the roles and names that it hands to screen readers, and keeps
                // them: otherwise it works out the whole page for each one.
                args: [
                  ...CHROMIUM_LAUNCH.args,
                  '--enable-blink-features=ComputedAccessibilityInfo',
                  '--force-renderer-accessibility=basic',
                ],
              },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: STORY_PACKAGES },
        test: {
          name: 'storybook',
          // Stories share a page in the workshop, too, and clean up after themselves: half the time.
          isolate: false,
          setupFiles: ['.storybook/vitest-setup.ts'],
          // A film plays in real time, on slow machines too.
          testTimeout: 60_000,
          // As with journeys: a shared machine can stall for seconds. A second try is reported.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: CHROMIUM_LAUNCH }),
            instances: [{ browser: 'chromium' }],
            commands: { emulateColours },
          },
        },
      },
    ],
  },
})
