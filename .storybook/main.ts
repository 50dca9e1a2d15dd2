import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/*.mdx',
    './docs/**/*.stories.tsx',
    '../design-system/**/*.stories.tsx',
    '../app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  // The other docgen needs the old compiler API.
  typescript: { reactDocgen: 'react-docgen' },
  // Of the configuration file's build options the workshop takes the target alone.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        // As the application: older targets would tie light-dark() to the page, and both stand on one.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        // Read on a desk, by a few: its own chunks may be large, and reading doc comments takes a while.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
} satisfies StorybookConfig
