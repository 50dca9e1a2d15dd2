import type { Words } from '#app/lib/words/en.ts'

/** Cooking along with a film: for how many, and what its player does not say itself. */
export const cookAlong: Words['cookAlong'] = {
  title: 'Für wie viele Personen kochst du?',
  text: 'Der Film zeigt dir die Mengen für so viele Personen.',
  textOf: 'Der Film zeigt dir die Mengen für so viele.',
  label: 'Personen',
  start: 'Schritt für Schritt starten',
  people: { one: '{count} Person', other: '{count} Personen' },
  failedTitle: 'Die Schritte des Films konnten nicht geladen werden',
  failedText: 'Die Verbindung ist abgebrochen. Deine Auswahl ist noch da. Versuch es noch einmal.',
}
