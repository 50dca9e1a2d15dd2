import type { Words } from '#app/lib/words/en.ts'

/** The cookbook list and the page of a cookbook. */
export const cookbooks: Words['cookbooks'] = {
  title: 'Kochbücher',
  pageTitle: 'Kochbücher, Seite {page}',
  description:
    'Alle Kochbücher bei Simmer: Finde eins nach Namen, Autorin oder Autor, sortiere nach Bewertung oder Datum und koche mit den Filmen mit.',
  shown: {
    one: 'Seite {page} von {pages}, {count} Kochbuch',
    other: 'Seite {page} von {pages}, {count} Kochbücher',
  },
  filter: {
    label: 'Kochbücher filtern',
    search: 'Kochbücher durchsuchen',
    author: 'Von',
    allAuthors: 'Alle',
    sort: 'Sortieren nach',
    orders: { name: 'Name', isPublished: 'Datum', rate: 'Bewertung' },
    direction: 'Richtung',
    directions: { Ascending: 'Aufsteigend', Descending: 'Absteigend' },
    clear: 'Filter löschen',
  },
  failed: 'Die Kochbücher konnten nicht geladen werden',
  one: {
    report: 'Dieses Kochbuch melden',
    reported: 'Gemeldet. Wir lesen es innerhalb von zwei Tagen.',
    title: 'Kochbuch',
    by: 'Ein Kochbuch von {author}.',
    cover: 'Titelbild von {name}',
    noDescription: 'Noch keine Beschreibung',
    partitions: 'Teile des Kochbuchs',
    all: 'Alle',
    noRecipes: 'Kein Rezept in dieser Kategorie',
    more: 'Mehr anzeigen',
    moreShown: { one: '{count} Rezept angezeigt', other: '{count} Rezepte angezeigt' },
    failed: 'Das Kochbuch konnte nicht geladen werden',
    recipesFailed: 'Die Rezepte konnten nicht geladen werden',
    recipesFailedText: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist noch da.',
  },
}
