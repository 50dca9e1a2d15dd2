import { Type, type TObject, type TProperties, type TSchema } from 'typebox'
import type { Language } from '#contract/languages.ts'

/** A mapping with exactly these fields. `description` completes "must be …". */
export function mapping<T extends TProperties>(fields: T, description?: string): TObject<T> {
  return Type.Object(fields, { additionalProperties: false, ...(description && { description }) })
}

/** An optional field, with what an editor shows about it. */
export function optional<T extends TSchema>(schema: T, title: string) {
  return Object.assign(Type.Optional(schema), { title })
}

/** Name of an entry in URLs, files and references. */
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'lower-case words joined by hyphens, such as red-lentil-soup',
})
/** A text that is not blank. */
export const Words = Type.String({ pattern: '\\S', description: 'a text' })
const Address = Type.String({ pattern: '^https://\\S+$', description: 'an address with https://' })
/** An https URL, or null. */
export const AddressOrNull = Type.Union([Address, Type.Null()], {
  description: 'an https address or null',
})
/** A day of the calendar. */
export const Day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'a day such as 2026-03-14',
})
/** A number above 0. */
export const Positive = Type.Number({ exclusiveMinimum: 0, description: 'a number above 0' })
/** A number from 0. */
export const NotNegative = Type.Number({ minimum: 0, description: 'a number from 0' })
/** A span of time. */
export const Minutes = Type.Integer({ minimum: 1, description: 'whole minutes from 1' })

/** A whole number from 1. */
export const Count = Type.Integer({ minimum: 1, description: 'a whole number from 1' })
/** Yes or no. */
export const Flag = Type.Boolean({ description: 'true or false' })

/** Fields for something in each language. */
export function inEach<T extends TSchema>(schema: T): Record<Language, T> {
  return { en: schema, de: schema }
}

/** A text in both languages. */
export const Translated = mapping(inEach(Words), 'both languages, {en: …, de: …}')

/** A name with marks where its long words may break; a language without such words is missing. */
export const Hyphenated = mapping(
  inEach(Type.Optional(Words)),
  'the name with "·", such as {de: Kardamom·schnecken}',
)

/** Other words for something, by which a search finds it. */
export const Synonyms = mapping(inEach(Type.Array(Words)), 'both languages, {en: […], de: […]}')
