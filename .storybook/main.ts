import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
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
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX has no tables by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['./public'],
  // react-docgen-typescript needs the old compiler API.
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook takes only the build target from the configuration file.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        // The application's target. Older ones compile light-dark() for the whole page, and a page
        // shows both themes.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        // Storybook is not shipped: large chunks and slow plugins are fine.
        chunkSizeWarningLimit: 2000,
        // "Show code" prints the names of components, those of fixtures too.
        rolldownOptions: { checks: { pluginTimings: false }, output: { keepNames: true } },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
} satisfies StorybookConfig
