import { importKeys } from '#app/features/recipe-import/import-keys.ts'
import type { Import, ImportItem } from '#contract/recipe-import/recipe-import.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'

/** A recipe of an import. */
function importItemWith(parts: Partial<ImportItem> = {}): ImportItem {
  return {
    Id: 1,
    Name: 'Pancakes for Sunday',
    CoverPath: '/story/shakshuka.webp',
    IngredientCount: 7,
    StepCount: 6,
    Source: null,
    Licence: null,
    IsForeign: false,
    Questions: [],
    NewFoods: [],
    Like: null,
    Duplicate: 'leave',
    IsChosen: true,
    Picture: 'there',
    RecipeId: null,
    ...parts,
  }
}

/** A recipe in each state. */
export const IMPORT_ITEMS: ImportItem[] = [
  importItemWith({
    Id: 11,
    Name: 'Pasta e ceci',
    IngredientCount: 9,
    StepCount: 5,
    Source: 'casa-rossi.example',
    Licence: 'all rights reserved',
    IsForeign: true,
    NewFoods: ['tonka bean'],
    Questions: [
      {
        Kind: 'line',
        Key: 'oil',
        Doubt: 'vague',
        Text: 'a good glug of oil',
        Name: 'olive oil',
        Note: 'a good glug',
      },
      {
        Kind: 'line',
        Key: 'lemon',
        Doubt: 'juice',
        Text: 'juice of half a lemon',
        Amount: 0.5,
        Name: 'lemon',
        Note: 'the juice',
      },
    ],
  }),
  importItemWith({
    Id: 12,
    Name: 'Hummus',
    StepCount: 4,
    Like: { Id: OWN_ID_FROM + 4, Name: 'Hummus like at the market' },
    IsChosen: false,
  }),
  importItemWith({
    Id: 13,
    Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne',
    CoverPath: '/story/miso-ramen.webp',
    Licence: 'CC BY-SA 4.0',
    Questions: [
      {
        Kind: 'line',
        Key: 'rice',
        Doubt: 'cup',
        Text: '2 Tassen Reis',
        Amount: 2,
        Unit: 'cup',
        Name: 'Reis',
        Note: '',
      },
    ],
  }),
  importItemWith({ Id: 14 }),
  importItemWith({
    Id: 15,
    Name: 'Grandpa’s bread',
    CoverPath: null,
    StepCount: 1,
    Picture: 'failed',
    Questions: [{ Kind: 'longStep', Key: 'knead', Parts: 4 }],
  }),
  importItemWith({
    Id: 16,
    Name: '',
    CoverPath: null,
    StepCount: 0,
    Picture: 'none',
    Questions: [{ Kind: 'noSteps' }],
  }),
]

/** An import of six recipes from Mealie, ready for the choice of the member. */
export function importWith(parts: Partial<Import> = {}): Import {
  const Items = parts.Items ?? IMPORT_ITEMS
  return {
    Id: 7,
    State: 'ready',
    Kind: 'mealie',
    IsPaused: false,
    Failure: null,
    Folder: 'From Mealie',
    FolderId: null,
    Items,
    Count: Items.length,
    Pictures: { Done: 4, Total: 4 },
    Kept: 0,
    Created: '2026-03-21T18:40:00Z',
    UndoUntil: null,
    ...parts,
  }
}

/** An import after every chosen recipe was kept. */
export const KEPT: Import = importWith({
  State: 'kept',
  FolderId: 1,
  Kept: 5,
  UndoUntil: '2026-04-20T18:40:00Z',
  Items: IMPORT_ITEMS.map((item, index) =>
    Object.assign({}, item, { RecipeId: item.IsChosen ? OWN_ID_FROM + index : null }),
  ),
})

/** Parameters of a story about one import. */
export function importAnswers(found: Import) {
  return {
    address: `/my/recipes/import?id=${found.Id}`,
    answers: {
      [importKeys.one(found.Id)]: found,
      [importKeys.progress(found.Id)]: { ...found, Items: [] },
    },
  }
}
