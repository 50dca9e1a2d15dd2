import type { Words } from '#app/lib/words/en.ts'

/** What is said about a recipe that is withdrawn, and about one in the other language alone. */
export const standing: Words['standing'] = {
  title: 'Dieses Rezept wurde zurückgezogen',
  text: 'Wer es geschrieben hat, hat es heruntergenommen. Vielleicht kommt es an diese Adresse zurück.',
  recipes: 'Ein anderes Rezept finden',
  kept: 'Zurückgezogen: Andere finden es nicht mehr. Du hast es noch, wie es war.',
  onlyEn: 'Bisher nur auf Englisch',
  onlyDe: 'Bisher nur auf Deutsch',
}
