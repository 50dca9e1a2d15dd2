import type { Words } from '../en.ts'

export const filmText: Words['filmText'] = {
  plan: 'Einplanen',
  title: 'Der Film als Text',
  hint: 'mit Geräuschen und Beschreibungen, zum Lesen oder Mitnehmen',
  step: 'Schritt {number}',
  inFilm: 'Im Film',
  captions: 'Untertitel, Deutsch',
  descriptions: 'Beschreibungen, Deutsch',
  loading: 'Der Film wird geladen',
  report: 'Dieses Rezept melden',
  reported: 'Gemeldet. Wir lesen es innerhalb von zwei Tagen.',
  reportFilm: 'Seinen Film melden',
  filmReported: 'Film gemeldet. Wir sehen ihn uns innerhalb von zwei Tagen an.',
}
