/** The fourteen allergens that EU law requires to be named (Regulation 1169/2011, Annex II). */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
/** One of {@link ALLERGENS}. */
export type Allergen = (typeof ALLERGENS)[number]

/** Diets that follow from the ingredients of a recipe. */
export const DIETS = ['vegetarian', 'vegan', 'alcohol-free', 'gluten-free', 'lactose-free'] as const
/** One of {@link DIETS}. */
export type Diet = (typeof DIETS)[number]

/** Warnings for some people: during pregnancy, for small children, for frail people. */
export const WARNINGS_FOR_SOME = [
  'raw-egg',
  'raw-fish',
  'raw-meat',
  'raw-milk',
  'frozen-berries',
  'honey',
  'alcohol',
  'whole-nuts',
] as const
/** Warnings that concern every cook. */
export const WARNINGS_FOR_ALL = [
  'hot-oil',
  'hot-sugar',
  'hot-steam',
  'flame',
  'sharp-blade',
  'raw-beans',
] as const

/** What food does in a time: "45 min in the oven", "30 min cooling". */
export const WAIT_KINDS = ['oven', 'hob', 'rest', 'rise', 'soak', 'chill', 'cool'] as const
/** One of {@link WAIT_KINDS}. */
export type WaitKind = (typeof WAIT_KINDS)[number]

/** Kinds of tags by which recipes can be filtered. Other tags have no kind. */
export const TAG_KINDS = ['cuisine', 'occasion', 'season', 'difficulty'] as const
/** One of {@link TAG_KINDS}. */
export type TagKind = (typeof TAG_KINDS)[number]
/** The filter of a recipe list by tags of each kind. */
export const TAG_FILTERS = {
  cuisine: 'Cuisines',
  occasion: 'Occasions',
  season: 'Seasons',
  difficulty: 'Difficulties',
} as const satisfies Record<TagKind, string>

/** Units of a step's times. */
export const TIME_UNITS = ['s', 'min', 'h'] as const
/** Minutes of one of each of {@link TIME_UNITS}. */
export const MINUTES_OF_UNIT = { s: 1 / 60, min: 1, h: 60 } as const satisfies Record<
  (typeof TIME_UNITS)[number],
  number
>

/** Settings of a hob, low to high. */
export const HOB_LEVELS = ['low', 'medium-low', 'medium', 'medium-high', 'high'] as const

/** Units of the time that a dish keeps. */
export const KEEP_UNITS = ['hours', 'days', 'weeks', 'months'] as const
/** Where a dish keeps. */
export const KEEP_PLACES = ['fridge', 'room'] as const
