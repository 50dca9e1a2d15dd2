import type { Words } from '#app/lib/words/en.ts'

/** Cooking along with a film: for how many, and what its player does not say itself. */
export const cookAlong: Words['cookAlong'] = {
  title: 'Für wie viele Personen kochst du?',
  text: 'Der Film nennt dir die Mengen für diese Zahl.',
  label: 'Personen',
  start: 'Schritt für Schritt starten',
  people: { one: '{count} Person', other: '{count} Personen' },
  failedTitle: 'Die Schritte des Films sind nicht angekommen',
  failedText: 'Die Verbindung ist abgebrochen. Deine Zahl ist noch da, versuche es noch einmal.',
}
