/** A value of JSON that somebody else wrote: nothing is known about it. */
export type Json = unknown

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, Json>>

/** An object, or undefined for anything else. */
export function objectOf(value: Json): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, Json>)
    : undefined
}

/** The objects of a list, or of one. */
export function objectsIn(value: Json): Readonly<Record<string, Json>>[] {
  return listOf(value)
    .map(objectOf)
    .filter((item) => item !== undefined)
}

/** The types of an object of JSON-LD, without their vocabulary: "HowToStep". */
export const typesOf = (object: JsonObject): string[] =>
  listOf(object['@type']).map((type) => String(type).replace(/^.*[/#:]/u, ''))

/** The values of an object with numbers for keys, which is a list; undefined for any other value. */
function numbered(value: Json): readonly Json[] | undefined {
  const entries = Object.entries(objectOf(value) ?? {})
  const isList = entries.length > 0 && entries.every(([key]) => /^\d{1,4}$/u.test(key))
  return isList ? entries.map(([, item]) => item) : undefined
}

/** The lists in lists of a value one after the other, so far as they are counted. */
export function flatListOf(value: Json, max: number, depth = 0): readonly Json[] {
  const inner = objectOf(value)?.['@list'] ?? objectOf(value)?.['@set'] ?? value
  const list = Array.isArray(inner) ? (inner as Json[]) : numbered(inner)
  if (!list) return listOf(inner)
  if (depth > 5) return []
  return list
    .slice(0, max)
    .flatMap((item) => flatListOf(item, max, depth + 1).slice(0, max))
    .slice(0, max)
}

/** A list, of one where it is no list, of none where it is nothing. */
export function listOf(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value as Json[]
  return value === undefined || value === null ? [] : [value]
}

/** A text or a number as a text; undefined for anything else and for blanks. */
export function textOf(value: Json): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The first text of a value, a list, or an object's `name`, `text`, `@value`, `headline`, `url` or `@id`. */
export function firstText(value: Json): string | undefined {
  for (const item of listOf(value)) {
    const object = objectOf(item)
    const found = object
      ? ['name', 'text', '@value', 'headline', 'url', '@id']
          .map((key) => textOf(object[key]))
          .find(Boolean)
      : textOf(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Parses JSON; undefined for what is none. */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, '')) as Json
  } catch {
    return undefined
  }
}

/** Spreads into an object only what there is. */
export function present<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: NonNullable<Value[Key]> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== undefined && item !== null),
  ) as { [Key in keyof Value]?: NonNullable<Value[Key]> }
}
