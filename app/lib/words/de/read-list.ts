import type { Words } from '#app/lib/words/en.ts'

/** A shopping list that is read by a link, without an account. */
export const readList: Words['readList'] = {
  page: 'Eine Einkaufsliste',
  description: 'Eine Einkaufsliste, die jemand mit dir geteilt hat.',
  line: '{open}, {ticked}. Du kannst diese Liste lesen, nicht ändern.',
  lineOpen: '{open}. Du kannst diese Liste lesen, nicht ändern.',
  open: { one: '{count} zu kaufen', other: '{count} zu kaufen' },
  ticked: { one: '{count} schon im Wagen', other: '{count} schon im Wagen' },
  asOf: 'Stand {time}. Aktualisiert sich, solange diese Seite offen ist.',
  offline: 'Keine Verbindung. Stand {time}.',
  inTrolley: 'Schon im Wagen',
  isInTrolley: ', schon im Wagen',
  empty: 'Nichts einzukaufen',
  emptyText: 'Auf dieser Liste steht gerade nichts.',
  print: 'Drucken',
  own: 'Eine eigene Liste führen',
  dead: 'Diese Liste wird nicht mehr geteilt',
  deadText: 'Wer dir den Link geschickt hat, hat ihn abgeschaltet.',
  toSimmer: 'Zu Simmer',
  failed: 'Die Liste konnte nicht geladen werden',
  failedText: 'Prüfe deine Verbindung und versuch es noch einmal.',
}
