import type { DeskFoods, DeskTags, UnknownFood } from '#contract/publishing/desk-words.ts'

/** A food that nobody knows. */
function unknownFood(parts: Partial<UnknownFood>): UnknownFood {
  return {
    Id: 301,
    Name: 'tonka bean',
    Names: { en: 'tonka bean', de: 'Tonkabohne' },
    DepartementId: 5,
    Recipes: 3,
    Waiting: 1,
    Authors: 2,
    IsMine: false,
    ...parts,
  }
}

/** Foods that the catalogue does not know. */
export const UNKNOWN_FOODS: DeskFoods = {
  Foods: [
    unknownFood({}),
    unknownFood({
      Id: 302,
      Name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenkekse',
      Recipes: 0,
      Authors: 1,
    }),
    unknownFood({ Id: 303, Name: 'aquavit', Recipes: 1, Waiting: 0, Authors: 1, IsMine: true }),
  ],
  Total: 11,
  Departments: [
    { Id: 4, Name: 'Fruit and vegetables' },
    { Id: 5, Name: 'Spices' },
  ],
}

const of = { Waiting: 0, Authors: 1, IsMine: false }

/** Tags that the catalogue does not know, and some that it does. */
export const UNKNOWN_TAGS: DeskTags = {
  Tags: [
    { Name: 'autumnal', Recipes: 3, ...of },
    { Name: 'grandma’s', Recipes: 0, ...of, Waiting: 1 },
  ],
  Total: 2,
  Known: [
    { Id: 8, Names: { en: 'Autumn', de: 'Herbst' }, Recipes: 12 },
    { Id: 9, Names: { en: 'Make-ahead', de: 'Gut vorzubereiten' }, Recipes: 7 },
    { Id: 10, Names: { en: 'One pan', de: 'Aus einer Pfanne' }, Recipes: 0 },
  ],
}
