import type { Language } from '#contract/languages.ts'

/** What an empty list offers to begin with. */
export const BEGIN_WITH: Record<Language, readonly string[]> = {
  en: ['Milk', 'Bread', 'Eggs', 'Butter', 'Bananas', 'Coffee', 'Yoghurt', 'Apples'],
  de: ['Milch', 'Brot', 'Eier', 'Butter', 'Bananen', 'Kaffee', 'Joghurt', 'Äpfel'],
}
