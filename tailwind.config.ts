import { globSync, readFileSync } from 'node:fs'
import type { Config } from 'tailwindcss'

/** Fetched on demand with a style sheet of its own: what shows films (decision 020). */
const ON_DEMAND = 'app/cook-along/'

/** Folders of the design system that the files of `folder` import, and those that these import. */
function componentsOf(folder: string, found = new Set<string>()): Set<string> {
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`)) {
    if (/\.(stories|test|fixture)\./.test(file)) continue
    if (file.replaceAll('\\', '/').startsWith(ON_DEMAND)) continue
    const code = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')
    const imports = code.matchAll(/'#(design-system\/[\w-]+)\//g)
    for (const [, component] of imports) {
      if (found.has(component!)) continue
      found.add(component!)
      componentsOf(component!, found)
    }
  }
  return found
}

/**
 * Where class names are read from: a page carries those of components that some screen shows. Tokens
 * stand in design-system/tokens/tokens.css: a value in CSS wins over one given here, and only CSS
 * variables can follow the theme.
 */
export default {
  content: [
    './app/**/*.{ts,tsx}',
    `!./${ON_DEMAND}**`,
    ...[...componentsOf('app')].map((component) => `./${component}/**/*.{ts,tsx}`),
    '!./**/*.stories.tsx',
    '!./**/*.test.{ts,tsx}',
  ],
} satisfies Config
