/** The dialog that scales a recipe by what there is. */
export const scaling = {
  title: 'How much do you have?',
  by: 'What do you have?',
  byFood: 'An ingredient',
  byTin: 'Another tin',
  food: 'Of this ingredient',
  unit: 'Unit',
  /** Name of the field; units with their full name. */
  amountOf: 'Amount, {unit}',
  less: '{amount} less',
  more: '{amount} more',
  takes: 'The recipe takes {amount} for {what}.',
  shape: 'Its shape',
  round: 'Round',
  square: 'With corners',
  diameter: 'Diameter',
  length: 'Length',
  width: 'Width',
  centimetres: 'centimetres',
  recipeTin: 'The recipe is for one {tin}.',
  /** Before what it makes: "Makes 9 slices". */
  makes: 'Makes',
  forMade: 'For {what}',
  inRecipe: 'in the recipe',
  /** Before the amount of the recipe, for screen readers. */
  insteadOf: 'instead of',
  stays: 'stays',
  bakeLess: 'The baking time stays about the same: look a few minutes earlier.',
  bakeMore: 'The baking time stays about the same; it may need a few minutes more.',
  apply: 'Use these amounts',
  notEnough: '{amount} is not enough for {what}. Take at least {least}.',
  problems: {
    noNumber: 'Type a number above 0 and all amounts follow.',
    tooLittle: 'That tin is too small.',
    tooMuch: 'That is more than a recipe can be scaled to.',
  },
} as const
