/**
 * Slugs of the ingredients that every kitchen has: a recipe never lacks them, whatever else is there.
 */
export const STAPLES: readonly string[] = [
  'salt',
  'coarse-salt',
  'black-pepper',
  'olive-oil',
  'vegetable-oil',
  'water',
]
