/** Slugs of the ingredients that every kitchen has. They never count as missing. */
export const STAPLES: readonly string[] = [
  'salt',
  'coarse-salt',
  'black-pepper',
  'olive-oil',
  'vegetable-oil',
  'water',
]

/** Slugs of the ingredients that are often in a kitchen, to begin with. */
export const OFTEN_THERE: readonly string[] = [
  'egg',
  'tomato',
  'onion',
  'potato',
  'rice',
  'spaghetti',
  'carrot',
  'chickpeas',
  'yoghurt',
]
