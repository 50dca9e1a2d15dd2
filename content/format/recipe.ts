import { Type, type Static } from 'typebox'
import { LanguageTag } from '#contract/common.ts'
import { DISH_TYPES } from '#contract/recipes/dish-types.ts'
import { ALLERGENS } from '#contract/recipes/words.ts'
import { UNITS } from '#contract/units.ts'
import {
  Count,
  Day,
  Flag,
  Hyphenated,
  mapping,
  Minutes,
  NotNegative,
  optional,
  Positive,
  Slug,
  Synonyms,
  Translated,
  Words,
} from '../fields.ts'
import { Ahead, Keep, Warnings } from './safety.ts'
import { Step } from './step.ts'

const Unit = Type.Enum(UNITS, {
  description: 'cloth means clove, price pinch, shrub bunch, role roll, leafes leaves',
})

/** What may replace an ingredient; without amount and unit, as much of it. */
export const Alternative = mapping(
  {
    ingredient: Slug,
    amount: Type.Optional(Positive),
    unit: Type.Optional(Unit),
    note: optional(Translated, 'Which kind'),
  },
  'an ingredient such as {ingredient: ground-almonds}',
)
/** What may replace an ingredient; without amount and unit, as much of it. */
export type Alternative = Static<typeof Alternative>

const Group = mapping(
  {
    ...Translated.properties,
    note: optional(Translated, 'A remark below the heading'),
    optional: optional(Flag, 'The dish works without the whole group'),
  },
  'a heading, {en: For the dough, de: Für den Teig}',
)

/** An ingredient of a recipe, for one serving; without amount and unit: to taste. */
export const RecipeIngredient = mapping({
  ingredient: Slug,
  amount: Type.Optional(Positive),
  unit: Type.Optional(Unit),
  note: optional(Translated, 'Which kind, or how it is prepared: short-grain, cold, unwaxed'),
  optional: optional(Flag, 'The dish works without it'),
  pinned: optional(Flag, 'The amount is the whole amount and stays the same for any number'),
  or: optional(
    Type.Array(Alternative, { minItems: 1, description: 'a list of ingredients' }),
    'What may replace it',
  ),
  group: optional(Group, 'Heading of the group that starts with this ingredient'),
})
/** An ingredient of a recipe, for one serving; without amount and unit: to taste. */
export type RecipeIngredient = Static<typeof RecipeIngredient>

/** A tin or dish. Only one with a diameter or two sides can be replaced by another. */
const Form = mapping(
  {
    ...Translated.properties,
    diameter: optional(Positive, 'Centimetres, of a round tin'),
    sides: optional(
      Type.Array(Positive, { minItems: 2, maxItems: 2, description: 'two sides in cm, [20, 30]' }),
      'Centimetres, of a tin with corners',
    ),
  },
  'a tin, {en: 26 cm springform tin, de: 26-cm-Springform, diameter: 26}',
)

/** For how many a recipe is written, and by which steps it scales. */
export const Yield = mapping(
  {
    servings: Count,
    of: optional(Translated, 'What the servings are called, in the plural; servings if missing'),
    one: optional(Translated, 'The same for one'),
    form: optional(Form, 'The tin, for `step` servings, without an article'),
    forms: optional(Translated, 'The tin in the plural'),
    step: optional(Count, 'By how many the counter goes; 1 if missing'),
    atOnce: optional(Count, 'Most servings that can be cooked at once'),
  },
  'a mapping such as {servings: 12}',
)
/** For how many a recipe is written, and by which steps it scales. */
export type Yield = Static<typeof Yield>

const AllergenList = Type.Array(Type.Enum(ALLERGENS), { description: 'a list such as [gluten]' })

/** Corrections of the allergens that follow from the ingredients. */
const Allergens = mapping(
  {
    contains: optional(AllergenList, 'Is in it although no ingredient says so'),
    mayContain: optional(AllergenList, 'May be in it although no ingredient says so'),
    without: optional(AllergenList, 'Is not in it although an ingredient says so'),
  },
  'a mapping such as {without: [gluten]}',
)

/** A comment of a home cook. */
export const Comment = mapping({
  lang: LanguageTag,
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
  tags: Type.Array(Slug, { minItems: 2, maxItems: 7, description: '2 to 7 tags' }),
  name: Translated,
  hyphenated: optional(
    Hyphenated,
    'The name with "·" where a word over 14 letters may break: Kardamom·schnecken',
  ),
  synonyms: optional(Synonyms, 'Other names of the dish, by which a search finds it'),
  description: Type.Optional(Translated),
  minutes: mapping({ prep: Minutes, active: Minutes, total: Minutes }),
  nutrition: mapping({
    kcal: Positive,
    protein: NotNegative,
    fat: NotNegative,
    carbohydrates: NotNegative,
  }),
  yield: optional(Yield, 'For how many it is written; 2 servings if missing'),
  ingredients: Type.Array(RecipeIngredient, { minItems: 1, description: 'at least one' }),
  allergens: optional(Allergens, 'Corrections of what follows from the ingredients'),
  steps: Type.Array(Step, { minItems: 5, maxItems: 8, description: '5 to 8 steps' }),
  ahead: optional(
    Type.Array(Ahead, { minItems: 1, description: 'a list of {when, text}' }),
    'What can or must be done before',
  ),
  keep: optional(Keep, 'How long it keeps, and whether it freezes'),
  holds: optional(
    Type.Integer({ minimum: 1, maximum: 120, description: 'minutes from 1 to 120' }),
    'Minutes for which it may stand warm before it is eaten',
  ),
  warnings: optional(Warnings, 'Warnings that belong to no single step'),
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
