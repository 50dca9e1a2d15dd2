import type { DishRecipe } from '#app/features/dinner/recipes/dinner-recipe.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { NO_FILM, oven, rest, stepsOf } from './dinner.ts'

const hob = { Heat: [{ Hob: 'high' as const }] }

/** A lasagne, and a mousse that keeps for a day: two dishes of which one can be made in the morning. */
export const WITH_DESSERT: readonly DishRecipe[] = [
  {
    recipe: recipeWith({
      Id: 31,
      Name: 'Vegetable lasagne',
      CoverPath: '/story/shakshuka.webp',
      Holds: 15,
      Videos: NO_FILM,
      DishTypes: [dishTypeCode('MainDish')],
    }),
    steps: stepsOf(400, [
      ['Chop onion, garlic and courgette.', { Hands: 8 }],
      ['Fry onion and courgette, wilt the spinach.', { Hands: 10, ...hob }],
      ['Stir in ricotta and basil.', { Hands: 3 }],
      ['Béchamel, whisking all the time.', { Hands: 8, ...hob }],
      ['Sheets, filling, béchamel: three times.', { Hands: 8 }],
      ['Bake for 35 minutes.', { Hands: 0, ...oven(35, 190) }],
      ['Out. Stand for 10 minutes.', { Hands: 1, ...rest(10) }],
    ]),
  },
  {
    recipe: recipeWith({
      Id: 14,
      Name: 'Chocolate mousse',
      CoverPath: '/story/hummus.webp',
      Keep: { For: 1, Unit: 'days' } as never,
      Videos: NO_FILM,
      DishTypes: [dishTypeCode('Dessert')],
    }),
    steps: stepsOf(500, [
      ['Chop and melt the chocolate.', { Hands: 8, ...hob, ...rest(5) }],
      ['Separate the eggs.', { Hands: 3 }],
      ['Whisk the whites.', { Hands: 5 }],
      ['Stir in the yolks.', { Hands: 2 }],
      ['Fold in the whites.', { Hands: 4 }],
      [
        'Into the glasses, into the fridge.',
        {
          Hands: 2,
          Times: [{ Min: 120, Unit: 'min', Passive: true, Kind: 'chill' }],
        },
      ],
      ['Raspberries on top.', { Hands: 1 }],
    ]),
  },
]
