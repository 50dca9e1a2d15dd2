import { news } from '#app/lib/words/en/news.ts'

/** What a member likes. */
export const favourites = {
  title: 'Favourites',
  /** Leads to the member's own recipes. */
  own: 'My recipes',
  ownCookbooks: 'My cookbooks',
  /** Leads to the cooking log. */
  log: 'What I cooked',
  description: 'The recipes and cookbooks you like.',
  recipes: 'Recipes',
  cookbooks: 'Cookbooks',
  noRecipesText: 'Press the heart on a recipe to find it here again.',
  noCookbooksText: 'Press the heart on a cookbook to find it here again.',
  findRecipes: 'Find recipes',
  findCookbooks: 'Find cookbooks',
  failed: 'Your favourites couldn’t be loaded',
  failedText: 'The connection dropped. Your favourites are safe.',
  removed: 'Removed from favourites',
  undo: 'Undo',
  withdrawn: {
    title: 'Withdrawn',
    text: 'Whoever wrote these has taken them down. They are back here when they are published again.',
    state: 'withdrawn',
    remove: 'Remove',
    removeOf: 'Remove {name} from favourites',
    failed: 'It wasn’t removed',
  },
  news,
} as const
