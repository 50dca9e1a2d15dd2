import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { BookRecipe, OwnCookbook, OwnCookbookCard } from '#contract/cookbooks/own-cookbook.ts'

/** A cookbook in the member's list. */
export function cookbookCardWith(parts: Partial<OwnCookbookCard> = {}): OwnCookbookCard {
  return {
    Id: 1,
    Language: 'en',
    Name: { en: 'Things with crust', de: 'Mit Kruste' },
    Cover: null,
    Readers: 'me',
    PublicId: null,
    CopiedFrom: null,
    Created: '2026-03-21T18:40:00Z',
    Changed: '2026-03-21T18:40:00Z',
    Deleted: null,
    RecipeCount: 4,
    OthersCount: 0,
    DraftCount: 1,
    WithdrawnCount: 0,
    CoverPaths: [],
    ...parts,
  }
}

/** A recipe of a cookbook. */
export function bookRecipeWith(parts: Partial<BookRecipe> = {}): BookRecipe {
  return {
    Id: 1,
    PublicId: 1,
    Name: 'Country sourdough',
    Author: { Id: 4, Name: 'Lena Hartmann' },
    IsMine: false,
    CoverPath: '/story/shakshuka.webp',
    StepCount: 8,
    Minutes: 30,
    State: 'published',
    Withdrawn: null,
    IsKept: false,
    Rating: { GlobalRating: 4.4, TotalRatings: 12 },
    ...parts,
  }
}

/** Recipes in each state. */
const RECIPES: BookRecipe[] = [
  bookRecipeWith(),
  bookRecipeWith({
    Id: 2,
    PublicId: 2,
    Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt',
    OnlyLanguage: 'de',
    CoverPath: '/story/miso-ramen.webp',
  }),
  bookRecipeWith({
    Id: OWN_ID_FROM + 1,
    PublicId: null,
    Name: 'Rye biscuits with sea salt',
    Author: null,
    IsMine: true,
    CoverPath: null,
    State: 'draft',
    Rating: null,
  }),
  bookRecipeWith({
    Id: 3,
    PublicId: null,
    Name: 'Apple crumble cake',
    State: 'withdrawn',
    Withdrawn: '2026-03-17T08:00:00Z',
    Rating: null,
  }),
]

/** A cookbook with two tabs, as its editor opens it. */
export function cookbookWith(parts: Partial<OwnCookbook> = {}): OwnCookbook {
  return {
    Id: 1,
    Language: 'en',
    Name: { en: 'Things with crust', de: 'Mit Kruste' },
    Cover: null,
    Readers: 'me',
    PublicId: null,
    CopiedFrom: null,
    Created: '2026-03-21T18:40:00Z',
    Changed: '2026-03-21T18:40:00Z',
    Deleted: null,
    Version: 1,
    OrderVersion: 1,
    Description: { en: 'Dough that wants to crackle.' },
    Header: null,
    Tabs: [
      { Key: 'bread', Name: { en: 'Bread', de: 'Brot' }, Recipes: [1, 2] },
      { Key: 'sweet', Name: { en: 'Sweet' }, Recipes: [OWN_ID_FROM + 1, 3] },
      { Key: 'oven', Name: { en: 'Bakes and oven dishes for the weekend' }, Recipes: [] },
    ],
    Loose: [],
    Recipes: RECIPES,
    LinkToken: null,
    OtherOrder: null,
    ...parts,
  }
}
