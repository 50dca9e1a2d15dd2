/** The recipes of a tag. */
export const tags = {
  /** For search engines and shared links. */
  description:
    'Recipes tagged {tag}, with ingredients for any number of people and films that wait at every step.',
  /** While there are more than those shown. */
  atLeast: { one: 'At least {count} recipe', other: 'At least {count} recipes' },
  failed: 'The recipes did not arrive',
  emptyText: 'No recipe carries this tag.',
  suggestions: 'Tags that have recipes',
} as const
