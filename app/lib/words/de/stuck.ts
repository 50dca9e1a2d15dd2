import type { Words } from '#app/lib/words/en.ts'

/** Where cooks get stuck. */
export const stuck: Words['stuck'] = {
  label: 'Zählen, wo es hakt',
  hint: 'Je Schritt: was noch einmal läuft, was lange dauert und wo jemand aufhört. Ohne deinen Namen, dein Gerät und deine Adresse.',
  refused: 'Dein Browser bittet darum, nicht mitgezählt zu werden, also zählen wir nichts.',
  text: 'Zeigt denen, die Rezepte beitragen, welcher Schritt schwer ist, sobald zehn Leute ein Rezept gekocht haben.',
}
