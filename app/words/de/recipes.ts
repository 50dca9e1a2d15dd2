import type { Words } from '../en.ts'

/** The recipe list. */
export const recipes: Words['recipes'] = {
  title: 'Rezepte',
  pageTitle: 'Rezepte, Seite {page}',
  description:
    'Alle Rezepte von Simmer, die neuesten zuerst: mit Zutaten für beliebig viele Personen und Filmen, die bei jedem Schritt warten.',
  count: { one: '{count} Rezept, neueste zuerst', other: '{count} Rezepte, neueste zuerst' },
  shown: {
    one: 'Seite {page} von {pages}, {count} Rezept',
    other: 'Seite {page} von {pages}, {count} Rezepte',
  },
  empty: 'Noch ist kein Rezept erschienen.',
  failed: 'Die Rezepte sind nicht angekommen',
}
