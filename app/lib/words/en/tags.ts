/** The recipes of a tag. */
export const tags = {
  /** For search engines and shared links. */
  description:
    'Recipes tagged {tag}, with ingredients for any number of people and films that wait at every step.',
  /** While there are more than those shown. */
  atLeast: { one: 'At least {count} recipe', other: 'At least {count} recipes' },
  more: 'Show more',
  /** Spoken when more of them are there. */
  moreShown: { one: '{count} recipe shown', other: '{count} recipes shown' },
  failed: 'The recipes couldn’t be loaded',
  emptyText: 'No recipe has this tag.',
  suggestions: 'Tags with recipes',
} as const
