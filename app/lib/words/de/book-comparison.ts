import type { Words } from '#app/lib/words/en.ts'

/** A cookbook as readers see it, beside what would be published. */
export const bookComparison: Words['bookComparison'] = {
  titles: { next: 'Was sich in „{name}“ ändert', past: 'Was sich in „{name}“ geändert hat' },
  texts: {
    next: 'Das siehst nur du. Es wird nichts abgeschickt.',
    past: 'Das siehst nur du. Rezepte, die niemand mehr liest, fehlen hier.',
  },
  back: 'Wie das Buch steht',
  language: 'Sprache',
  sides: 'Was du siehst',
  now: 'Das sehen andere jetzt',
  next: 'Das würde veröffentlicht',
  before: 'Vorher veröffentlicht',
  asPublished: 'Damals veröffentlicht',
  recipes: { one: '{count} Rezept', other: '{count} Rezepte' },
  unnamed: 'Ohne Titel',
  unnamedTab: 'Reiter ohne Namen',
  loose: 'Ohne Reiter',
  nothing: 'Kein Rezept, das andere sehen',
  marks: {
    new: 'neu',
    gone: 'herausgenommen',
    moved: 'verschoben',
    renamed: 'umbenannt',
  },
  cover: 'Titelbild',
  header: 'Kopfbild',
  newPicture: '{picture}, neu',
  oldPicture: '{picture} bisher',
  none: 'Keins',
  failed: 'Die beiden Fassungen konnten nicht geladen werden',
  failedText: 'Das Buch ist sicher. Prüfe deine Verbindung und versuch es noch einmal.',
}
