import { Type, type Static } from 'typebox'
import { TAG_KINDS } from '#contract/recipes/words.ts'
import { FACTS } from './facts.ts'
import {
  AddressOrNull,
  Day,
  mapping,
  Minutes,
  optional,
  Slug,
  Synonyms,
  Translated,
  Words,
} from '../fields.ts'

/** An entry of authors.yaml. */
export const Author = mapping({
  slug: Slug,
  name: Words,
  place: Words,
  facebook: AddressOrNull,
  website: AddressOrNull,
  description: Type.Optional(Translated),
})
/** An entry of authors.yaml. */
export type Author = Static<typeof Author>

/** An entry under `cookbooks` of cookbooks.yaml. */
export const Cookbook = mapping({
  slug: Slug,
  author: Slug,
  published: Day,
  name: Translated,
  description: Type.Optional(Translated),
  partitions: Type.Array(Translated, { minItems: 1, description: 'at least one chapter' }),
})
/** An entry under `cookbooks` of cookbooks.yaml. */
export type Cookbook = Static<typeof Cookbook>

/** An entry under `months` of cookbooks.yaml. */
export const Month = mapping({
  month: Type.Integer({ minimum: 1, maximum: 12, description: 'a month from 1 to 12' }),
  book: Slug,
  title: Translated,
})
/** An entry under `months` of cookbooks.yaml. */
export type Month = Static<typeof Month>

/** cookbooks.yaml as a whole. */
export const CookbookFile = mapping({
  cookbooks: Type.Array(Cookbook),
  months: Type.Optional(Type.Array(Month)),
})
/** cookbooks.yaml as a whole. */
export type CookbookFile = Static<typeof CookbookFile>

/** An entry of tools.yaml. */
export const Tool = mapping({
  slug: Slug,
  name: Translated,
  affiliateLink: Type.Optional(AddressOrNull),
})
/** An entry of tools.yaml. */
export type Tool = Static<typeof Tool>

/** An entry of tags.yaml, with what the tag excludes. */
export const Tag = mapping({
  slug: Slug,
  name: Translated,
  without: optional(Type.Array(Type.Enum(FACTS)), 'What no ingredient of a tagged recipe contains'),
  maxMinutes: Type.Optional(Minutes),
  synonyms: optional(Synonyms, 'Other words that a search finds its recipes by'),
  kind: optional(Type.Enum(TAG_KINDS), 'What the tag says about a recipe'),
})
/** An entry of tags.yaml, with what the tag excludes. */
export type Tag = Static<typeof Tag>

/** An entry of departments.yaml. */
export const Department = mapping({ slug: Slug, name: Translated })
/** An entry of departments.yaml. */
export type Department = Static<typeof Department>
