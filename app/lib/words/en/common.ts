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
  cookbooks: { one: '{count} cookbook', other: '{count} cookbooks' },
  ratings: { one: '{count} rating', other: '{count} ratings' },
  servings: { one: '{count} serving', other: '{count} servings' },
  views: { one: '{count} view', other: '{count} views' },
} as const
