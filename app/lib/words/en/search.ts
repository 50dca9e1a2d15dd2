/** The search over everything. */
export const search = {
  /** In the empty field. */
  placeholder: 'What do you fancy?',
  clear: 'Clear',
  results: 'Results',
  tabs: {
    all: 'All',
    recipes: 'Recipes',
    cookbooks: 'Cookbooks',
    authors: 'Authors',
    ingredients: 'Ingredients',
  },
  suggestions: 'Suggestions',
  /** Names of tags of the catalogue; a season without one has no recipes to offer. */
  seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' },
  inSeason: 'For this season: {season}',
  tags: 'Tags',
  /** Leads from the first results of a kind to all of them. */
  allOf: {
    recipes: 'All {number} recipes',
    cookbooks: 'All {number} cookbooks',
    authors: 'All {number} authors',
    ingredients: 'All {number} ingredients',
  },
  authors: { one: '{count} author', other: '{count} authors' },
  ingredients: { one: '{count} ingredient', other: '{count} ingredients' },
  /** Under an ingredient: where its link leads. */
  recipesWithIt: 'Recipes with it',
  elsewhere: { one: 'There is {count} other result.', other: 'There are {count} other results.' },
  showAll: 'Show all',
  /** Why a recipe was found whose name does not say it; the name is that of a food. */
  foundBy: {
    mainly: 'mainly {name}',
    contains: 'contains {name}',
    optional: '{name}, optional',
    /** It may replace an ingredient. */
    instead: 'also with {name}',
  },
  /** Above the nearest terms, where nothing was found. */
  didYouMean: 'Did you mean',
  /** Above tags that are spelled like it, and above well rated recipes. */
  closeTags: 'Tags close to it',
  popular: 'Popular recipes',
  /** A switch; the key is written as it stands on the keyboard. */
  slash: 'Open search with the “/” key',
  failed: 'Some results couldn’t be loaded',
  failedText: 'The connection dropped. What you typed is still here.',
} as const
