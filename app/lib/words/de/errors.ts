import type { Words } from '#app/lib/words/en.ts'

/** What went wrong, what is safe and what to do, wherever no better text exists (D-60). */
export const errors: Words['errors'] = {
  title: 'Das hat nicht geklappt',
  text: 'Die Verbindung ist abgebrochen. Was du geschrieben hast, ist noch da.',
  listText: 'Die Verbindung ist abgebrochen. Deine Filter sind noch da.',
  pageTitle: 'Diese Seite ist nicht angekommen',
  pageText: 'Bei uns ist etwas kaputtgegangen. Versuche es gleich noch einmal.',
  offline: 'Keine Verbindung',
}
