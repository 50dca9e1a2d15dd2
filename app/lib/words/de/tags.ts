import type { Words } from '#app/lib/words/en.ts'

/** The recipes of a tag. */
export const tags: Words['tags'] = {
  description:
    'Rezepte mit dem Stichwort {tag}, mit Zutaten für beliebig viele Personen und Filmen, die bei jedem Schritt warten.',
  atLeast: { one: 'Mindestens {count} Rezept', other: 'Mindestens {count} Rezepte' },
  more: 'Mehr anzeigen',
  moreShown: { one: '{count} Rezept angezeigt', other: '{count} Rezepte angezeigt' },
  failed: 'Die Rezepte konnten nicht geladen werden',
  emptyText: 'Zu diesem Stichwort gibt es kein Rezept.',
  suggestions: 'Stichwörter mit Rezepten',
}
