/** The printed page of a recipe. */
export const print = {
  /** Below the code that leads to the recipe. */
  code: 'Cook along',
  active: '<b>{time}</b> active',
  inAll: '<b>{time}</b> in all',
  until: 'Until {sign}',
  ingredients: 'Ingredients',
  tools: 'Tools',
  notes: 'What I changed',
  amountsFor: 'Amounts for {what}',
} as const
