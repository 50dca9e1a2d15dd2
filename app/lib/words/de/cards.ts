import type { Words } from '#app/lib/words/en.ts'

/** What recipe cards say beyond the design system's own words. */
export const cards: Words['cards'] = {
  ingredientsOf: 'Zutaten für {name}',
  toolsOf: 'Geräte für {name}',
  inAll: 'insgesamt {time}',
  cookFailed: 'Die Küche ließ sich nicht öffnen. Prüfe die Verbindung und versuch es noch einmal.',
  viewProfile: 'Profil ansehen',
  subscribe: 'Abonnieren',
}
