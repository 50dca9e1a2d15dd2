import type { Words } from '#app/lib/words/en.ts'

/** Words that several screens share. */
export const common: Words['common'] = {
  apply: 'Anwenden',
  cancel: 'Abbrechen',
  loading: 'Wird geladen',
  ok: 'OK',
  removeItem: 'Entfernen: {name}',
  share: 'Teilen',
  tryAgain: 'Noch einmal versuchen',
  yes: 'Ja',
  recipes: { one: '{count} Rezept', other: '{count} Rezepte' },
  cookbooks: { one: '{count} Kochbuch', other: '{count} Kochbücher' },
  ratings: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  servings: { one: '{count} Portion', other: '{count} Portionen' },
  views: { one: '{count} Aufruf', other: '{count} Aufrufe' },
}
