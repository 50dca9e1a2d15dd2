import type { Allergen } from '#contract/recipes/words.ts'
import type { Recipe, Warning } from '../format.ts'
import type { ValuePath } from '../problem.ts'
import type { Source } from '../read.ts'

/** Reports duplicate warnings, and allergens that are corrected twice. */
export function checkSafety({ value, report }: Source<Recipe>): void {
  const checkWarnings = (warnings: readonly Warning[] | undefined, path: ValuePath) => {
    const kinds = (warnings ?? []).map(({ kind }) => kind)
    for (const [index, kind] of kinds.entries())
      if (kinds.indexOf(kind) !== index)
        report([...path, index, 'kind'], `"${kind}" is listed here twice. Keep one.`)
  }
  checkWarnings(value.warnings, ['warnings'])
  for (const [index, { warnings }] of value.steps.entries())
    checkWarnings(warnings, ['steps', index, 'warnings'])
  const seen = new Map<Allergen, string>()
  for (const field of ['contains', 'mayContain', 'without'] as const)
    for (const [index, allergen] of (value.allergens?.[field] ?? []).entries()) {
      const other = seen.get(allergen)
      if (other)
        report(['allergens', field, index], `"${allergen}" is already in ${other}. Keep one.`)
      seen.set(allergen, field)
    }
}
