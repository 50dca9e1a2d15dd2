/** The recipe list. */
export const recipes = {
  title: 'Recipes',
  /** Title of a later page in the browser's tab. */
  pageTitle: 'Recipes, page {page}',
  /** For search engines and shared links. */
  description:
    'All recipes of Simmer, newest first: with ingredients for any number of people, and films that wait at every step.',
  count: { one: '{count} recipe, newest first', other: '{count} recipes, newest first' },
  /** Spoken when another page is there. */
  shown: {
    one: 'Page {page} of {pages}, {count} recipe',
    other: 'Page {page} of {pages}, {count} recipes',
  },
  empty: 'No recipe has been published yet.',
  failed: 'The recipes did not arrive',
} as const
