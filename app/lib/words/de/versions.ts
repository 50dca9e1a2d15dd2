import type { Words } from '#app/lib/words/en.ts'

/** The earlier versions of an own recipe. */
export const versions: Words['versions'] = {
  title: 'Frühere Fassungen',
  add: 'Eine ansehen oder zurückholen',
  now: 'Jetzt',
  today: 'Heute, {time} Uhr',
  yesterday: 'Gestern, {time} Uhr',
  earlier: '{date}, {time} Uhr',
  counts: '{steps}, {foods}',
  steps: { one: '{count} Schritt', other: '{count} Schritte' },
  foods: { one: '{count} Zutat', other: '{count} Zutaten' },
  reasons: {
    time: '{counts}',
    change: '{counts}, vor einer großen Änderung',
    merged: '{counts}, als zwei Geräte zusammenkamen',
    replaced: '{counts}, bevor eine frühere Fassung zurückkam',
  },
  look: 'Ansehen',
  lookAt: 'Ansehen: {when}',
  none: 'Es gibt noch keine frühere Fassung',
  noneText: 'Nach einer halben Stunde Schreiben und vor großen Änderungen wird eine aufgehoben.',
  failed: 'Die früheren Fassungen konnten nicht geladen werden',
  failedText: 'Dein Rezept ist sicher. Versuch es noch einmal, wenn du online bist.',
  gone: 'Diese Fassung ist neueren gewichen.',
  all: 'Alle Fassungen',
  back: 'Zurückholen',
  isBack: 'Die Fassung ist zurück: {when}. Mit Rückgängig kommst du wieder nach vorn.',
  same: 'Die Worte sind dieselben wie jetzt.',
  in: '{field} ({language})',
  fields: {
    ingredients: 'Zutaten',
    step: 'Schritt {number}',
    stepGone: 'Schritt, der weg ist',
  },
}

export { publishing } from '#app/lib/words/de/publishing.ts'
