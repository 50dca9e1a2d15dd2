import type { Words } from '#app/lib/words/en.ts'

/** What went wrong, what is safe and what to do, wherever no better text exists. */
export const errors: Words['errors'] = {
  title: 'Das hat nicht geklappt',
  text: 'Die Verbindung ist abgebrochen. Was du geschrieben hast, ist noch da.',
  listText: 'Die Verbindung ist abgebrochen. Deine Filter sind noch da.',
  pageTitle: 'Diese Seite konnte nicht geladen werden',
  pageText: 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  offline: 'Keine Verbindung',
}
