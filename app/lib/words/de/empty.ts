import type { Words } from '#app/lib/words/en.ts'

/** Texts where nothing is to be shown. */
export const empty: Words['empty'] = {
  search: 'Nichts gefunden.',
  searchAdvice: 'Prüfe die Schreibweise oder versuch es mit einem kürzeren Wort.',
  items: 'Keine Treffer',
  headerVideo: 'Kein Video vorhanden',
  description: 'Keine Beschreibung vorhanden',
  authorDescription: 'Keine Beschreibung',
  ingredients: 'Keine Zutaten gefunden',
  favouriteRecipes: 'Noch kein Rezept gemerkt.',
  favouriteCookbooks: 'Noch kein Kochbuch gemerkt.',
}
