import type { Words } from '#app/lib/words/en.ts'

/** The recipes of a tag. */
export const tags: Words['tags'] = {
  description:
    'Rezepte mit dem Stichwort {tag}, mit Zutaten für beliebig viele Personen und Filmen, die bei jedem Schritt warten.',
  atLeast: { one: 'Mindestens {count} Rezept', other: 'Mindestens {count} Rezepte' },
  more: 'Mehr zeigen',
  moreShown: { one: '{count} Rezept gezeigt', other: '{count} Rezepte gezeigt' },
  failed: 'Die Rezepte sind nicht angekommen',
  emptyText: 'Kein Rezept trägt dieses Stichwort.',
  suggestions: 'Stichwörter mit Rezepten',
}
