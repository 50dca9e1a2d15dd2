import { LANGUAGES } from '#contract/languages.ts'
import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'

/** Where the fields of a draft are, and what they hold. */
type Fields = Map<string, unknown>

/** Fields of the whole recipe that are compared as one. */
const PLAIN = [
  'PictureId',
  'Yield',
  'PrepMinutes',
  'ActiveMinutes',
  'TotalMinutes',
  'Tags',
  'DishTypes',
  'Tools',
  'Source',
  'Nutrition',
] as const satisfies (keyof Draft)[]

/** Fields of a step that are compared as one. */
const OF_STEP = ['Oven', 'Hob', 'Times', 'Parts', 'PictureId'] as const

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function put(fields: Fields, path: string, value: unknown): void {
  if (!isEmpty(value)) fields.set(path, value)
}

function putTexts(fields: Fields, path: string, text: BothLanguages | undefined): void {
  for (const language of LANGUAGES) put(fields, `${path}.${language}`, text?.[language]?.trim())
}

/** Every field of a draft that has something, by its path, in the order of the recipe. */
function fieldsOf(draft: Draft): Fields {
  const fields: Fields = new Map()
  putTexts(fields, 'Name', draft.Name)
  putTexts(fields, 'Description', draft.Description)
  for (const name of PLAIN) put(fields, name, draft[name])
  for (const { Key, Text, Correction, IsAsWritten } of draft.Lines) {
    putTexts(fields, `Lines.${Key}.Text`, Text)
    put(fields, `Lines.${Key}.Correction`, Correction)
    put(fields, `Lines.${Key}.IsAsWritten`, IsAsWritten)
  }
  for (const step of draft.Steps) {
    putTexts(fields, `Steps.${step.Key}.Text`, step.Text)
    putTexts(fields, `Steps.${step.Key}.Until`, step.Until)
    for (const name of OF_STEP) put(fields, `Steps.${step.Key}.${name}`, step[name])
  }
  return fields
}

/** The paths of all fields of a draft that have something, in the order of the recipe. */
export function fieldPaths(draft: Draft): string[] {
  return [...fieldsOf(draft).keys()]
}

const keysOf = (items: readonly { Key: string }[], there: ReadonlySet<string>) =>
  items.flatMap(({ Key }) => (there.has(Key) ? [Key] : []))

/** Whether what is in both drafts stands in another order. */
function isMoved(before: readonly { Key: string }[], after: readonly { Key: string }[]): boolean {
  const earlier = keysOf(before, new Set(after.map(({ Key }) => Key)))
  const later = keysOf(after, new Set(before.map(({ Key }) => Key)))
  return earlier.join() !== later.join()
}

/** A value as JSON that does not depend on the order of its names. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

const kindOf = (path: string) => path.split('.')[0] ?? ''

/**
 * The paths of the fields that differ between two versions of a draft, in the order of the later one; what is
 * gone stands where the recipe had it, after everything else of its kind. `Lines` and `Steps` themselves differ
 * when their order does. The author's own note is nobody else's business and is left out.
 */
export function changedFields(before: Draft, after: Draft): string[] {
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)]
  const paths = [...later.keys(), ...[...earlier.keys()].filter((path) => !later.has(path))]
  const kinds = ['Name', 'Description', ...PLAIN, 'Lines', 'Steps']
  const changed = paths.filter((path) => written(earlier.get(path)) !== written(later.get(path)))
  if (isMoved(before.Lines, after.Lines)) changed.push('Lines')
  if (isMoved(before.Steps, after.Steps)) changed.push('Steps')
  // Sorting is stable: within a kind the order stays.
  return changed.toSorted((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)))
}
