/** Texts where nothing is to be shown, in the wording of the specification. */
export const empty = {
  search: 'No results found.',
  searchAdvice: 'Check the spelling or try a shorter word.',
  items: 'Not found any items',
  headerVideo: 'No video available',
  description: 'No description available',
  authorDescription: 'Not description',
  ingredients: 'Not found any ingredients',
  favouriteRecipes: 'No recipe favorite.',
  favouriteCookbooks: 'No cookbook favorite.',
} as const
