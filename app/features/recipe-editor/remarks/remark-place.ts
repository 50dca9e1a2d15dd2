import type { Translate } from '#app/lib/words/translate.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'

/** Parts of the editor that show remarks on fields of their own. Lines and steps are `Lines.{Key}`, `Steps.{Key}`. */
const PARTS: Readonly<Record<string, string>> = {
  Name: 'hero',
  Description: 'hero',
  PictureId: 'hero',
  Tags: 'hero',
  Yield: 'facts',
  PrepMinutes: 'facts',
  ActiveMinutes: 'facts',
  TotalMinutes: 'facts',
  Nutrition: 'facts',
  Lines: 'ingredients',
  Steps: 'steps',
  Tools: 'more',
  DishTypes: 'more',
  Source: 'more',
  OwnNote: 'more',
}

/** Where remarks are shown whose line or step is gone, and those that are about nothing in particular. */
export const ELSEWHERE = 'elsewhere'

const hasKey = (items: readonly { Key: string }[], key: string) =>
  items.some(({ Key }) => Key === key)

/** The part of the editor in which a remark on a field is shown. */
export function placeOf(field: string, { Lines, Steps }: Draft): string {
  const [name = '', key] = field.split('.')
  const part = PARTS[name] ?? ELSEWHERE
  if (key === undefined) return part
  if (name === 'Lines') return hasKey(Lines, key) ? `Lines.${key}` : ELSEWHERE
  if (name === 'Steps') return hasKey(Steps, key) ? `Steps.${key}` : ELSEWHERE
  return part
}

const NAMES = {
  Name: 'publishing.fields.name',
  Description: 'publishing.fields.description',
  PictureId: 'publishing.fields.picture',
  Tags: 'publishing.fields.tags',
  Yield: 'publishing.fields.yield',
  PrepMinutes: 'publishing.fields.times',
  ActiveMinutes: 'publishing.fields.times',
  TotalMinutes: 'publishing.fields.times',
  Nutrition: 'publishing.fields.nutrition',
  Lines: 'publishing.fields.ingredients',
  Steps: 'publishing.fields.steps',
  Tools: 'publishing.fields.tools',
  DishTypes: 'publishing.fields.kind',
  Source: 'publishing.fields.source',
} as const

const PARTS_OF_STEP = {
  Oven: 'publishing.fields.oven',
  Hob: 'publishing.fields.hob',
  Until: 'publishing.fields.sign',
  Times: 'publishing.fields.time',
  PictureId: 'publishing.fields.picture',
  Film: 'publishing.fields.film',
} as const

const textOf = <Names extends object>(names: Names, name: string | undefined) =>
  name !== undefined && Object.hasOwn(names, name) ? names[name as keyof Names] : undefined

/** What a field is called in a sentence: "step 3, oven". */
export function fieldName(field: string, { Lines, Steps }: Draft, t: Translate): string {
  const [name, key, part] = field.split('.')
  if (name === 'Steps' && key !== undefined) {
    const number = Steps.findIndex(({ Key }) => Key === key) + 1
    if (number === 0) return t('publishing.fields.stepGone')
    const words = textOf(PARTS_OF_STEP, part)
    return words === undefined
      ? t('publishing.fields.step', { number })
      : t('publishing.fields.stepPart', { number, part: t(words) })
  }
  if (name === 'Lines' && key !== undefined) {
    const line = Lines.find(({ Key }) => Key === key)
    if (!line) return t('publishing.fields.ingredientGone')
    if (line.IsHeading) return t('publishing.fields.group')
    const foods = Lines.filter(({ IsHeading }) => !IsHeading)
    return t('publishing.fields.ingredient', { number: foods.indexOf(line) + 1 })
  }
  return t(textOf(NAMES, name) ?? 'publishing.fields.recipe')
}
