/** What a member likes. */
export const favourites = {
  title: 'Favourites',
  description: 'The recipes and cookbooks that you like.',
  recipes: 'Recipes',
  cookbooks: 'Cookbooks',
  noRecipesText: 'Press the heart of a recipe, and it waits for you here.',
  noCookbooksText: 'Press the heart of a cookbook, and it waits for you here.',
  findRecipes: 'Find recipes',
  findCookbooks: 'Find cookbooks',
  failed: 'Your favourites did not arrive',
  failedText: 'The connection dropped. Your favourites are safe.',
  removed: 'No longer a favourite',
  undo: 'Undo',
} as const
