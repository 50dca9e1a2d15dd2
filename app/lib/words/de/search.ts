import type { Words } from '#app/lib/words/en.ts'

/** The search over everything. */
export const search: Words['search'] = {
  placeholder: 'Worauf hast du Lust?',
  clear: 'Leeren',
  results: 'Ergebnisse',
  tabs: {
    all: 'Alle',
    recipes: 'Rezepte',
    cookbooks: 'Kochbücher',
    authors: 'Profile',
    ingredients: 'Zutaten',
  },
  suggestions: 'Vorschläge',
  seasons: { winter: 'Winter', spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst' },
  inSeason: 'Passt zur Jahreszeit: {season}',
  tags: 'Stichwörter',
  allOf: {
    recipes: 'Alle {number} Rezepte',
    cookbooks: 'Alle {number} Kochbücher',
    authors: 'Alle {number} Profile',
    ingredients: 'Alle {number} Zutaten',
  },
  authors: { one: '{count} Profil', other: '{count} Profile' },
  ingredients: { one: '{count} Zutat', other: '{count} Zutaten' },
  recipesWithIt: 'Rezepte damit',
  elsewhere: {
    one: 'Es gibt {count} anderes Ergebnis.',
    other: 'Es gibt {count} andere Ergebnisse.',
  },
  showAll: 'Alle anzeigen',
  foundBy: {
    mainly: 'vor allem {name}',
    contains: 'enthält {name}',
    optional: '{name} nach Belieben',
    instead: 'auch mit {name}',
  },
  didYouMean: 'Meintest du',
  closeTags: 'Ähnliche Stichwörter',
  popular: 'Beliebte Rezepte',
  slash: 'Suche mit der Taste „/“ öffnen',
  failed: 'Einige Ergebnisse konnten nicht geladen werden',
  failedText: 'Die Verbindung ist abgebrochen. Was du geschrieben hast, ist noch da.',
}
