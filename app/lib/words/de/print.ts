import type { Words } from '#app/lib/words/en.ts'

/** The printed page of a recipe. */
export const print: Words['print'] = {
  code: 'Mitkochen',
  active: '<b>{time}</b> aktiv',
  inAll: '<b>{time}</b> insgesamt',
  until: 'Bis {sign}',
  ingredients: 'Zutaten',
  tools: 'Geräte',
  notes: 'Das habe ich geändert',
  amountsFor: 'Mengen für {what}',
}
