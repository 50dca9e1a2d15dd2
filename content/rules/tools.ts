import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe } from '../format.ts'
import type { Source } from '../read.ts'
import { TOOL_WORDS } from './tool-words.ts'

/** Reports tools that the texts name or need and the recipe does not list. */
export function checkTools({ value, report }: Source<Recipe>): void {
  const missing = new Set<string>()
  for (const [index, { text }] of value.steps.entries())
    for (const { tools, ...words } of TOOL_WORDS) {
      const [first = ''] = tools
      if (missing.has(first) || tools.some((tool) => value.tools.includes(tool))) continue
      for (const language of LANGUAGES) {
        const word = words[language].exec(text[language])?.[0].trim()
        if (word === undefined || missing.has(first)) continue
        missing.add(first)
        report(
          ['steps', index, 'text', language],
          `"${word}" needs a tool that is not listed. Add ${tools.join(' or ')} to tools.`,
          'warning',
        )
      }
    }
}
