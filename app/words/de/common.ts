import type { Words } from '../en.ts'

/** Words that several screens share. */
export const common: Words['common'] = {
  add: 'Hinzufügen',
  apply: 'Anwenden',
  back: 'Zurück',
  cancel: 'Abbrechen',
  clearAll: 'Alle löschen',
  close: 'Schließen',
  less: 'Weniger',
  loading: 'Lädt',
  more: 'Mehr',
  no: 'Nein',
  ok: 'OK',
  remove: 'Entfernen',
  removeItem: 'Entfernen: {name}',
  save: 'Speichern',
  saving: 'Speichert',
  share: 'Teilen',
  tryAgain: 'Noch einmal versuchen',
  yes: 'Ja',
  recipes: { one: '{count} Rezept', other: '{count} Rezepte' },
  cookbooks: { one: '{count} Kochbuch', other: '{count} Kochbücher' },
  ratings: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  servings: { one: '{count} Portion', other: '{count} Portionen' },
  steps: { one: '{count} Schritt', other: '{count} Schritte' },
  views: { one: '{count} Aufruf', other: '{count} Aufrufe' },
}
