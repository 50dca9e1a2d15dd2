import type { Config } from 'tailwindcss'

/**
 * Where class names are read from. Tokens stand in design-system/tokens/tokens.css: a value in CSS
 * wins over one given here, and only CSS variables can follow the theme.
 */
export default {
  content: [
    './design-system/**/*.{ts,tsx}',
    './app/**/*.{ts,tsx}',
    '!./**/*.stories.tsx',
    '!./**/*.test.{ts,tsx}',
  ],
} satisfies Config
