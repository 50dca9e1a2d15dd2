import type { Words } from '#app/lib/words/en.ts'

/** Cooking along: for how many, and what the player of a film does not say itself. */
export const film: Words['film'] = {
  title: 'Für wie viele Personen kochst du?',
  text: 'Alle Mengen gelten für so viele Personen.',
  titleOf: 'Wie viel soll es werden?',
  textOf: 'Alle Mengen gelten für so viele.',
  label: 'Personen',
  start: 'Schritt für Schritt starten',
  people: { one: '{count} Person', other: '{count} Personen' },
  loading: 'Der Film wird geladen',
  failedTitle: 'Die Schritte des Films konnten nicht geladen werden',
  failedText: 'Die Verbindung ist abgebrochen.',
}
