import { Type, type Static } from 'typebox'
import { DISH_TYPES } from '#contract/dish-types.ts'
import { UNITS } from '#contract/units.ts'
import {
  AddressOrNull,
  Day,
  mapping,
  Minutes,
  NotNegative,
  Positive,
  Slug,
  Translated,
  Words,
} from './fields.ts'

/** Actions of step films. */
const ACTIONS = [
  'wash',
  'chop',
  'grate',
  'mix',
  'whisk',
  'knead',
  'roll',
  'boil',
  'simmer',
  'fry',
  'bake',
  'blend',
  'pour',
  'season',
  'chill',
  'toast',
  'assemble',
  'plate',
] as const

/** What a diet tag may exclude: meat (with fish), other animal produce, gluten. */
const CONTAINED = ['meat', 'animal', 'gluten'] as const
/** Longest subtitle line, in characters. */
export const SUBTITLE_MAX = 70
/** Earliest day of publication. */
export const FIRST_DAY = '2025-01-05'

const Forms = mapping({ one: Words, other: Words })

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

/** An entry of ingredients.yaml. */
export const Ingredient = mapping({
  slug: Slug,
  name: mapping({ en: Forms, de: Forms }),
  department: Slug,
  contains: Type.Optional(Type.Array(Type.Enum(CONTAINED))),
  gramsPerMl: Type.Optional(Positive),
  gramsPerPiece: Type.Optional(Positive),
  synonyms: Type.Optional(mapping({ en: Type.Array(Words), de: Type.Array(Words) })),
})
/** An entry of ingredients.yaml. */
export type Ingredient = Static<typeof Ingredient>

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
  without: Type.Optional(Type.Array(Type.Enum(CONTAINED))),
  maxMinutes: Type.Optional(Minutes),
})
/** An entry of tags.yaml, with what the tag excludes. */
export type Tag = Static<typeof Tag>

/** An entry of departments.yaml. */
export const Department = mapping({ slug: Slug, name: Translated })
/** An entry of departments.yaml. */
export type Department = Static<typeof Department>

const Subtitle = Type.String({
  pattern: '\\S',
  maxLength: SUBTITLE_MAX,
  description: `a line of at most ${SUBTITLE_MAX} characters`,
})
const SubtitleLines = Type.Array(Subtitle, {
  minItems: 1,
  maxItems: 3,
  description: '1 to 3 lines',
})

/** A step of a recipe. */
export const Step = mapping({
  id: Slug,
  action: Type.Enum(ACTIONS),
  clip: Type.Optional(Slug),
  text: Translated,
  ingredients: Type.Array(Slug),
  timer: Type.Optional(Positive),
  subtitles: mapping({ en: SubtitleLines, de: SubtitleLines }),
})
/** A step of a recipe. */
export type Step = Static<typeof Step>

/** An ingredient of a recipe, for one person; without amount and unit: to taste. */
export const RecipeIngredient = mapping({
  ingredient: Slug,
  amount: Type.Optional(Positive),
  unit: Type.Optional(
    Type.Enum(UNITS, {
      description: 'cloth means clove, price pinch, shrub bunch, role roll, leafes leaves',
    }),
  ),
})
/** An ingredient of a recipe, for one person; without amount and unit: to taste. */
export type RecipeIngredient = Static<typeof RecipeIngredient>

/** A comment of a home cook. */
export const Comment = mapping({
  lang: Type.Enum(['en', 'de']),
  text: Words,
  stars: Type.Integer({ minimum: 1, maximum: 5, description: 'stars from 1 to 5' }),
})
/** A comment of a home cook. */
export type Comment = Static<typeof Comment>

/** A recipe file. */
export const Recipe = mapping({
  slug: Slug,
  author: Slug,
  published: Day,
  dishTypes: Type.Array(Type.Enum(DISH_TYPES), { minItems: 1, description: 'at least one' }),
  books: Type.Optional(
    Type.Array(mapping({ book: Slug, partition: Type.Integer({ minimum: 1 }) })),
  ),
  tags: Type.Array(Slug, { minItems: 2, maxItems: 5, description: '2 to 5 tags' }),
  name: Translated,
  description: Type.Optional(Translated),
  minutes: mapping({ prep: Minutes, active: Minutes, total: Minutes }),
  nutrition: mapping({
    kcal: Positive,
    protein: NotNegative,
    fat: NotNegative,
    carbohydrates: NotNegative,
  }),
  ingredients: Type.Array(RecipeIngredient, { minItems: 1, description: 'at least one' }),
  steps: Type.Array(Step, { minItems: 5, maxItems: 8, description: '5 to 8 steps' }),
  tools: Type.Array(Slug, { minItems: 1, description: 'at least one tool' }),
  film: Type.Boolean({ description: 'true or false' }),
  cover: mapping({
    template: Words,
    table: Type.Optional(Words),
    accents: Type.Optional(Type.Array(Words)),
  }),
  comments: Type.Optional(Type.Array(Comment, { maxItems: 6, description: 'at most 6' })),
})
/** A recipe file. */
export type Recipe = Static<typeof Recipe>
