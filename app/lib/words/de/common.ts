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
  views: { one: '{count} Aufruf', other: '{count} Aufrufe' },
  servingName: { one: 'Portion', other: 'Portionen' },
  counted: '{number} {what}',
  about: 'etwa {amount}',
  oneForm: '1 {form}',
  forms: '{count} {forms}',
  oneSizedForm: '{form}',
  sizedForms: '{count} × {form}',
  roundTin: 'runde {size}-cm-Form',
  squareTin: 'Form von {size} cm',
  atOnce: { one: 'je {count} auf einmal', other: 'je {count} auf einmal' },
  optional: 'nach Belieben',
  or: 'oder',
}
