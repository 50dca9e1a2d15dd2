import { hasField } from '#contract/publishing/field-path.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'

/** The language of a field that has one: the last part of its path. */
export function languageOfField(path: string): Language | undefined {
  const last = path.split('.').at(-1)
  return LANGUAGES.find((language) => language === last)
}

/** Where a remark about a field goes: a field that is gone is a matter of what it was in. */
export function remarkField(draft: Draft, path: string): string {
  let field = path
  while (!hasField(draft, field) && field.includes('.')) field = field.replace(/\.[^.]*$/u, '')
  return field
}

/** A line or a step with its place among those that are counted. */
interface Placed<Item> {
  readonly item: Item
  /** 1-based. */
  readonly number: number
}

/** The line of a field, with its number among the ingredients; undefined in another version. */
export function lineOfField(
  draft: Draft,
  path: string,
): Placed<Draft['Lines'][number]> | undefined {
  const [kind, key] = path.split('.')
  const index = kind === 'Lines' ? draft.Lines.findIndex(({ Key }) => Key === key) : -1
  const item = draft.Lines[index]
  if (!item) return undefined
  const before = draft.Lines.slice(0, index).filter(({ IsHeading }) => !IsHeading)
  return { item, number: before.length + 1 }
}

/** The step of a field, with its number; undefined in another version. */
export function stepOfField(
  draft: Draft,
  path: string,
): Placed<Draft['Steps'][number]> | undefined {
  const [kind, key] = path.split('.')
  const index = kind === 'Steps' ? draft.Steps.findIndex(({ Key }) => Key === key) : -1
  const item = draft.Steps[index]
  return item && { item, number: index + 1 }
}

/** The heading above a line; undefined without one. */
export function headingAbove(draft: Draft, key: string): Draft['Lines'][number] | undefined {
  const index = draft.Lines.findIndex(({ Key }) => Key === key)
  return draft.Lines.slice(0, Math.max(0, index)).findLast(({ IsHeading }) => IsHeading)
}

/** Id of the picture of a field; undefined for none, and for a field that is no picture. */
export function pictureOfField(draft: Draft, path: string): number | undefined {
  if (path === 'PictureId') return draft.PictureId
  return path.endsWith('.PictureId') ? stepOfField(draft, path)?.item.PictureId : undefined
}
