import { Type } from 'typebox'
import { Draft } from '../own-recipes/draft.ts'

/**
 * A field of a draft: names joined by dots, and lines and steps by their keys, so that it still means the same
 * when they have been moved. `Name.de`, `PictureId`, `Lines.plums.Text`, `Steps.bake.Oven`, `Steps.bake.Film`.
 */
export const FieldPath = Type.String({
  pattern: '^[A-Z][A-Za-z]*(\\.[A-Za-z0-9-]+)*$',
  maxLength: 120,
})

/** What is known of a part of a draft: its schema, and its value. */
interface Part {
  readonly schema: unknown
  readonly value: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function memberOf({ schema, value }: Part, name: string): Part | undefined {
  if (!isObject(schema) || !isObject(value)) return undefined
  if (Array.isArray(value)) {
    const found = value.find((item) => isObject(item) && item['Key'] === name) as unknown
    return found === undefined ? undefined : { schema: schema['items'], value: found }
  }
  const { properties } = schema
  if (!isObject(properties) || !Object.hasOwn(properties, name)) return undefined
  return { schema: properties[name], value: value[name] }
}

/** The film of a step, which no draft has in it: `Steps.bake.Film`. */
export const filmField = (key: string) => `Steps.${key}.Film`

/** The key of the step whose film a field is; undefined for another field. */
export function stepOfFilmField(path: string): string | undefined {
  const [kind, key, part] = path.split('.')
  return kind === 'Steps' && key !== undefined && part === 'Film' ? key : undefined
}

/**
 * Whether a draft has a field. One that may be left out is there without a value, so that a remark can ask for
 * it; what lies in it is not. Each step has a film, or could have one.
 */
export function hasField(draft: Draft, path: string): boolean {
  const filmed = stepOfFilmField(path)
  if (filmed !== undefined && path === filmField(filmed))
    return draft.Steps.some(({ Key }) => Key === filmed)
  let part: Part | undefined = { schema: Draft, value: draft }
  for (const name of path.split('.')) part = part && memberOf(part, name)
  return part !== undefined
}
