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

/**
 * What an ingredient may contain: the allergens, and what else a diet excludes. `meat` is meat and
 * anything of a dead animal, such as gelatine; `animal` is other animal produce, such as honey.
 */
export const FACTS = [...ALLERGENS, 'meat', 'animal', 'alcohol', 'lactose'] as const
/** One of {@link FACTS}. */
export type Fact = (typeof FACTS)[number]
