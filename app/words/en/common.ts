/** Words that several screens share. */
export const common = {
  apply: 'Apply',
  cancel: 'Cancel',
  loading: 'Loading',
  ok: 'OK',
  removeItem: 'Remove: {name}',
  share: 'Share',
  tryAgain: 'Try again',
  yes: 'Yes',
  recipes: { one: '{count} recipe', other: '{count} recipes' },
  /** Shows the next page of a list below the others. */
  showMore: 'Show more',
  /** Spoken when more of them are there. */
  recipesShown: { one: '{count} recipe shown', other: '{count} recipes shown' },
  cookbooks: { one: '{count} cookbook', other: '{count} cookbooks' },
  ratings: { one: '{count} rating', other: '{count} ratings' },
  servings: { one: '{count} serving', other: '{count} servings' },
  views: { one: '{count} view', other: '{count} views' },
} as const
