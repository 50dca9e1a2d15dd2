import type { Words } from '#app/lib/words/en.ts'

/** What a member likes. */
export const favourites: Words['favourites'] = {
  title: 'Favoriten',
  description: 'Die Rezepte und Kochbücher, die dir gefallen.',
  recipes: 'Rezepte',
  cookbooks: 'Kochbücher',
  noRecipesText: 'Drück auf das Herz eines Rezepts, dann wartet es hier auf dich.',
  noCookbooksText: 'Drück auf das Herz eines Kochbuchs, dann wartet es hier auf dich.',
  findRecipes: 'Rezepte finden',
  findCookbooks: 'Kochbücher finden',
  failed: 'Deine Favoriten sind nicht angekommen',
  failedText: 'Die Verbindung ist abgebrochen. Deine Favoriten sind sicher.',
  removed: 'Kein Favorit mehr',
  undo: 'Rückgängig',
}
