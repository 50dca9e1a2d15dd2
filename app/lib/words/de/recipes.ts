import type { Words } from '#app/lib/words/en.ts'

/** The recipe list. */
export const recipes: Words['recipes'] = {
  title: 'Rezepte',
  pageTitle: 'Rezepte, Seite {page}',
  description:
    'Alle Rezepte bei Simmer, die neuesten zuerst, mit Zutaten für beliebig viele Personen und Filmen, die bei jedem Schritt warten.',
  count: { one: '{count} Rezept, neueste zuerst', other: '{count} Rezepte, neueste zuerst' },
  shown: {
    one: 'Seite {page} von {pages}, {count} Rezept',
    other: 'Seite {page} von {pages}, {count} Rezepte',
  },
  empty: 'Noch ist kein Rezept erschienen.',
  filter: {
    title: 'Filtern',
    dishTypes: 'Art des Gerichts',
    time: 'Kochzeit',
    calories: 'Kalorien pro Portion',
    include: 'Mit diesen Zutaten',
    exclude: 'Ohne diese Zutaten',
    noLimit: 'unbegrenzt',
    minutes: '{count}\u00a0min',
    spokenMinutes: { one: '{count} Minute', other: '{count} Minuten' },
    calorieCount: '{count}\u00a0kcal',
    reset: 'Zurück\u00adsetzen',
    active: 'Aktive Filter',
    activeCount: { one: '{count} aktiver Filter', other: '{count} aktive Filter' },
    upTo: 'bis {value}',
    with: 'mit {name}',
    without: 'ohne {name}',
    unknownIngredient: 'unbekannte Zutat',
    clear: 'Alle Filter löschen',
    matches: {
      one: '{count} Rezept passt zu deinen Filtern',
      other: '{count} Rezepte passen zu deinen Filtern',
    },
    atLeast: {
      one: 'Mindestens {count} Rezept passt zu deinen Filtern',
      other: 'Mindestens {count} Rezepte passen zu deinen Filtern',
    },
    more: 'Mehr anzeigen',
    moreShown: { one: '{count} Rezept angezeigt', other: '{count} Rezepte angezeigt' },
    noMatch: 'Kein Rezept passt zu allen deinen Filtern.',
    loosen: '„{filter}“ weglassen',
  },
  failed: 'Die Rezepte konnten nicht geladen werden',
}
