import { keys } from '#app/lib/api/keys.ts'
import { logKeys } from '#app/features/cooking-log/use-cooking-log.ts'
import { ownKeys } from '#app/features/own-recipes/own-keys.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Folder, OwnCard, OwnList, OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { DISH_STEPS } from './cooking-log.ts'
import { MEMBER } from './member.ts'

/** Folders of the member. */
const FOLDERS: Folder[] = [
  { Id: 1, Name: 'Sunday baking', Count: 5, IsShared: false },
  { Id: 2, Name: 'From Grandma', Count: 4, IsShared: true },
  { Id: 3, Name: 'Unter der Woche für Schwiegereltern', Count: 0, IsShared: false },
]

/** A recipe of the list. */
export function ownCardWith(parts: Partial<OwnCard> = {}): OwnCard {
  return {
    Id: OWN_ID_FROM + 1,
    Name: 'Grandma’s apple crumble cake',
    CoverPath: '/story/shakshuka.webp',
    State: 'private',
    StepCount: 6,
    IngredientCount: 9,
    TotalMinutes: 130,
    FolderIds: [2],
    IsShared: false,
    By: null,
    Changed: '2026-03-21T18:40:00Z',
    Deleted: null,
    ...parts,
  }
}

const card = (number: number, parts: Partial<OwnCard>) =>
  ownCardWith({ Id: OWN_ID_FROM + number, ...parts })

/** A recipe in each state. */
export const OWN_CARDS: OwnCard[] = [
  card(1, {}),
  card(2, {
    Name: 'Lentil soup for Mondays',
    State: 'draft',
    CoverPath: null,
    StepCount: 0,
    TotalMinutes: null,
  }),
  card(3, {
    Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne',
    NameLanguage: 'de',
    CoverPath: '/story/miso-ramen.webp',
    StepCount: 7,
    TotalMinutes: 40,
    IsShared: true,
  }),
  card(4, { Name: 'Hummus like at the market', State: 'link', StepCount: 1, TotalMinutes: 20 }),
  card(5, { Name: '', State: 'draft', CoverPath: null, StepCount: 0, IngredientCount: 0 }),
  card(6, { Name: 'Plum sheet cake', By: 'Ben', CoverPath: '/story/miso-ramen.webp' }),
]

const NO_COUNTS: OwnList['Counts'] = {
  All: 0,
  draft: 0,
  private: 0,
  link: 0,
  bin: 0,
  waiting: 0,
  returned: 0,
  published: 0,
  withdrawn: 0,
}

/** A list of own recipes, as the server returns it. */
export function ownListWith(parts: Partial<OwnList> = {}): OwnList {
  const Recipes = parts.Recipes ?? OWN_CARDS
  return {
    Recipes,
    Total: Recipes.length,
    Counts: { ...NO_COUNTS, All: 6, draft: 2, private: 3, link: 1, bin: 2 },
    Live: 0,
    Folders: FOLDERS,
    ...parts,
  }
}

/** The list of a member without recipes or folders. */
export const EMPTY_LIST: OwnList = {
  Recipes: [],
  Total: 0,
  Counts: NO_COUNTS,
  Live: 0,
  Folders: [],
}

/** The recipe that the stories of the page of an own recipe show. */
export const OWN_DISH = recipeWith({
  Id: OWN_ID_FROM + 1,
  Name: 'Grandma’s apple crumble cake',
  Description: 'The cake of every birthday when I was small. The apples have to be sour.',
  CoverPath: '/story/shakshuka.webp',
  Videos: { Short: null, Preview: null, Main: null },
  Author: { Id: OWN_ID_FROM, Name: 'Mina Okafor', ImagePath: null },
  Nutrition: { Calorie: 295, Protein: null, Fat: null, Carbohydrate: null },
  CookTime: '00:35:00',
  TotalTime: '02:10:00',
  RecipeTags: [{ Name: 'cake' }],
  Own: { IsMine: true, Source: { Name: 'From my grandmother Ada' } },
  Ingredients: [],
  Yield: { Servings: 12, Step: 1, Of: 'slices', One: 'slice' },
  Allergens: {
    Contains: [{ Allergen: 'gluten', Foods: [{ Id: 11, Name: 'flour' }] }],
    MayContain: [],
    Unchecked: ['tonka bean'],
  },
})

/** Unit codes of the wire. */
const [PIECES, GRAMS] = [0, 2]

const row = (Id: number, Name: string, parts: Partial<RecipeIngredient>): RecipeIngredient => ({
  Ingredient: { Id, Name, PluralName: Name, ImagePath: null },
  ImperialAmount: null,
  MetricUnit: 0,
  ...parts,
})

/** The ingredients of {@link OWN_DISH}, in two groups. */
export const OWN_INGREDIENTS: RecipeIngredient[] = [
  row(11, 'flour', { ImperialAmount: 25, MetricUnit: GRAMS, Group: { Name: 'For the crumble' } }),
  row(12, 'butter', {
    ImperialAmount: 15,
    MetricUnit: GRAMS,
    Note: 'cold, diced',
    Group: { Name: 'For the crumble' },
  }),
  row(13, 'apples', {
    ImperialAmount: 0.5,
    MetricUnit: PIECES,
    Group: { Name: 'For the filling' },
  }),
  row(OWN_ID_FROM + 14, 'tonka bean', { Note: 'grated', Group: { Name: 'For the filling' } }),
]

/** {@link OWN_DISH} as the editor opens it: draft, folders and sharing. */
export function ownRecipeWith(parts: Partial<OwnRecipe> = {}): OwnRecipe {
  return {
    Id: OWN_DISH.Id,
    Version: 3,
    Draft: {
      ...emptyDraft('en'),
      Name: { en: OWN_DISH.Name, de: 'Omas Apfel-Streuselkuchen' },
      OwnNote: 'Half the sugar is enough.\nTake the large tin.',
    },
    State: 'private',
    FolderIds: [2],
    IsShared: false,
    IsInSharedFolder: false,
    LinkToken: null,
    Changed: '2026-03-21T18:40:00Z',
    Pictures: [],
    ...parts,
  }
}

/** Responses of the API about own recipes, in both languages. */
export function ownAnswers({
  list = ownListWith(),
  bin = ownListWith({
    Recipes: [
      card(7, { Name: 'Burnt porridge', State: 'bin', Deleted: new Date().toISOString() }),
      card(8, { Name: 'Soup', State: 'bin', CoverPath: null, Deleted: new Date().toISOString() }),
    ],
  }),
  folder = ownListWith({ Recipes: OWN_CARDS.slice(0, 1) }),
  found = ownListWith({ Recipes: [] }),
  own = ownRecipeWith(),
}: {
  list?: OwnList
  bin?: OwnList
  /** The recipes in the second folder. */
  folder?: OwnList
  /** The search results for "saffron". */
  found?: OwnList
  /** Null for people who can only read the recipe. */
  own?: OwnRecipe | null
} = {}) {
  const answers = ([0, 1] as const).flatMap((langId): [string, unknown][] => [
    [ownKeys.list(langId, 1, {}), list],
    [ownKeys.list(langId, 1, { State: 'bin' }), bin],
    [ownKeys.list(langId, 1, { FolderId: 2 }), folder],
    [ownKeys.list(langId, 1, { term: 'saffron' }), found],
    [keys.favouriteRecipes(langId), [recipeWith()]],
    [keys.recipe(OWN_DISH.Id, langId), OWN_DISH],
    [keys.recipeIngredients(OWN_DISH.Id, langId), OWN_INGREDIENTS],
    [keys.howTo(OWN_DISH.Id, langId), DISH_STEPS],
    [keys.tools(langId), []],
    [logKeys.times(OWN_DISH.Id, langId), { Times: 0, Own: 0, Last: null }],
  ])
  return {
    answers: {
      ...Object.fromEntries(answers),
      [keys.me()]: MEMBER,
      [keys.household()]: { Household: null },
      [ownKeys.draft(OWN_DISH.Id)]: own ?? undefined,
    },
  }
}
