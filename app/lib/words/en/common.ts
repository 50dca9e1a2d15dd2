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
  /** How often members have cooked a recipe. */
  cooked: { one: 'cooked once', other: 'cooked {count} times' },
  views: { one: '{count} view', other: '{count} views' },
  /** What a number counts, where a recipe does not say: "3 servings". */
  servingName: { one: 'serving', other: 'servings' },
  /** A number and what it counts: "12 slices". */
  counted: '{number} {what}',
  about: 'about {amount}',
  /** Below the number of a counter. */
  oneForm: 'one {form}',
  forms: '{count} {forms}',
  /** The same for a tin whose name begins with its size. */
  oneSizedForm: 'one {form}',
  sizedForms: '{count} × {form}',
  roundTin: '{size} cm round tin',
  squareTin: '{size} cm tin',
  atOnce: { one: 'cook {count} at a time', other: 'cook {count} at a time' },
  /** Of an ingredient. */
  optional: 'optional',
  or: 'or',
} as const
