import { news } from '#app/lib/words/de/news.ts'
import type { Words } from '#app/lib/words/en.ts'

/** What a member likes. */
export const favourites: Words['favourites'] = {
  title: 'Favoriten',
  own: 'Meine Rezepte',
  ownCookbooks: 'Eigene Kochbücher',
  log: 'Mein Koch\u00adtagebuch',
  description: 'Die Rezepte und Kochbücher, die dir gefallen.',
  recipes: 'Rezepte',
  cookbooks: 'Kochbücher',
  noRecipesText: 'Tippe bei einem Rezept auf das Herz, dann findest du es hier wieder.',
  noCookbooksText: 'Tippe bei einem Kochbuch auf das Herz, dann findest du es hier wieder.',
  findRecipes: 'Rezepte finden',
  findCookbooks: 'Kochbücher finden',
  failed: 'Deine Favoriten konnten nicht geladen werden',
  failedText: 'Die Verbindung ist abgebrochen. Deine Favoriten sind sicher.',
  removed: 'Aus den Favoriten entfernt',
  undo: 'Rückgängig',
  withdrawn: {
    title: 'Zurückgezogen',
    text: 'Wer sie geschrieben hat, hat sie heruntergenommen. Neu veröffentlicht sind sie wieder hier.',
    state: 'zurückgezogen',
    remove: 'Entfernen',
    removeOf: '{name} aus den Favoriten entfernen',
    failed: 'Das wurde nicht entfernt',
  },
  news,
}
